import { afterEach, describe, expect } from 'vitest'
import { openPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createUser, type TestDevice } from '../harness/builders'
import { grant } from '../harness/cast'
import { client, device, devices, server, user } from '../harness/fixtures'
import { enter, eventually, open, openAs } from './console'
import { screenPaths } from './routes'
import { createTraps, laneOf, liftOf, namesIn } from './traps'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 60 }), block({ block: '206', postalCode: '560206' })], client: {} },
)

let smallDevice: TestDevice
let traps: ReturnType<typeof createTraps>

it.beforeAll(() => {
  smallDevice = devices[1]!
  traps = createTraps(client, device)
})
afterEach(() => traps.closeAll())

describe('who is to be helped first', () => {
  it('is who is inside without help, however short another waited and whatever was acknowledged', async () => {
    const inside = await traps.add(53)
    await client.passengerTraps.acknowledge({ id: inside.id, team: 'North' })
    const helped = await traps.add(60)
    await client.passengerTraps.acknowledge({ id: helped.id, team: 'South' })
    await client.passengerTraps.arrive({ id: helped.id })
    const brief = await traps.add(70)
    await traps.end(brief, brief.alarmStartTs + 19_000)
    const page = await open('/alarms/passenger-trap')
    await eventually(() => namesIn(page)).toEqual([inside.liftName, helped.liftName, brief.liftName])
    const words = ['Passenger trapped', 'Passenger trapped, rescue team on site', 'Ended, not acknowledged']
    // The words come first, in the tone that the list and the detail have too.
    const tones = ['critical', 'warning', 'warning']
    for (const [at, row] of (await laneOf(page).getByRole('listitem').all()).entries()) {
      const chip = row.locator('.lw-chip').first()
      expect(await chip.textContent()).toBe(words[at])
      expect(await chip.getAttribute('data-tone')).toBe(tones[at])
      const inList = page.getByRole('table').locator('.lw-chip').getByText(words[at]!, { exact: true })
      expect(await inList.getAttribute('data-tone')).toBe(tones[at])
    }
    await laneOf(page).getByRole('link', { name: inside.liftName, exact: true }).click()
    const head = page.getByRole('main').locator('.lw-chip').getByText(words[0]!, { exact: true })
    await eventually(() => head.first().getAttribute('data-tone')).toBe('critical')
    expect(page.complaints).toEqual([])
  })

  it('is shown by the server’s clock, where that of the computer is minutes behind', async () => {
    const trap = await traps.add(26)
    const page = await openPage(browser, { url: server.url })
    await page.addInitScript(() => {
      const { now } = Date
      Date.now = () => now() - 3 * 60_000
    })
    await enter(page, user)
    const row = laneOf(page).getByRole('listitem').filter({ hasText: trap.liftName })
    await row.getByText(/^1m( \d+s)? over 25 min$/).waitFor()
  })

  it('was reported while the device says that a passenger is inside: that looks like nothing untouched', async () => {
    const trap = await traps.add(5)
    await client.passengerTraps.acknowledge({ id: trap.id, team: 'North' })
    await client.passengerTraps.report({ id: trap.id, name: 'Chen Li', result: 'Freed.' })
    const page = await open('/alarms/passenger-trap')
    await laneOf(page)
      .getByText(/^Reported, still active: Chen Li, \d\d\/\d\d\/\d{4}/)
      .waitFor()
    const row = page.getByRole('table').getByRole('row').filter({ hasText: trap.liftName })
    await row.getByText('Reported, still active', { exact: true }).waitFor()
    await row.getByText(/^Chen Li \d\d\/\d\d\/\d{4}/).waitFor()
  })
})

describe('on every screen', () => {
  it('a line says who is to be helped first and how many there are, and opens the rows', async () => {
    const first = await traps.add(12)
    const second = await traps.add(3)
    const page = await open('/settings')
    const built = ['/home', '/lift', '/building', '/lmd', '/report/mbr'].filter(path => screenPaths.includes(path))
    for (const path of ['/settings', ...built]) {
      await page.goto(path)
      await laneOf(page).getByText('Passenger trapped: 2').waitFor()
      await laneOf(page).getByText(first.liftName).waitFor()
      await eventually(() => page.title()).toMatch(/^\(2\) .+ Liftwatch$/)
    }
    const icon = async () => decodeURIComponent((await page.locator('link[rel=icon]').getAttribute('href'))!)
    await eventually(icon).toMatch(/^data:image\/svg\+xml,.*>2<\/text>/s)
    await laneOf(page).getByRole('button', { expanded: false }).click()
    await eventually(() => namesIn(page)).toEqual([first.liftName, second.liftName])
    for (const trap of [first, second]) await traps.close(trap)
    await laneOf(page).getByText('No passenger is known to be trapped.').waitFor()
    await eventually(() => page.title()).toMatch(/^[^(]+ Liftwatch$/)
    await eventually(icon).not.toMatch(/^data:.*text/)
    expect(page.complaints).toEqual([])
  })

  it('is nothing for who may not see traps, and nothing on paper', async () => {
    const trap = await traps.add(12)
    const lim = await createUser(server, { role: 'USER' })
    await grant(server, lim, ['lifts', 'mbr'])
    const page = await openAs(browser, server, lim, `/lift?lift=${liftOf(trap)}`)
    // That a passenger is inside is a fact of the lift.
    await page.getByRole('table').getByText('Passenger trapped').waitFor()
    expect(await laneOf(page).count()).toBe(0)
    expect(await page.title()).toBe('Lifts Liftwatch')
    const printed = await open('/report/mbr?print=true')
    await printed.getByRole('table').first().or(printed.getByText('No data')).first().waitFor()
    expect(await laneOf(printed).count()).toBe(0)
  })

  // A phone, and a desk's screen of 1280 × 720 at 200 %.
  it.each([
    [390, 844],
    [640, 360],
  ])('at %i × %i no passenger who is inside is cut off', async (width, height) => {
    const inside = []
    for (let at = 0; at < 12; at++) inside.push(await traps.add(20 + at))
    const page = await open('/alarms/lift-fault', { width, height })
    await eventually(async () => (await namesIn(page)).length).toBe(12)
    for (const { liftName } of inside) {
      const row = laneOf(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: liftName, exact: true }) })
      const isWhole = await row.evaluate(item =>
        [item.querySelector('a')!, item.querySelector('[role=timer]')!].every(part => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          const isOnTop = part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
          return isOnTop && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        }),
      )
      expect({ liftName, isWhole }).toEqual({ liftName, isWhole: true })
    }
  })

  it('a lift that holds a passenger says so in its list, its detail, its building and its device', async () => {
    const trap = await traps.add(2, smallDevice, 'B')
    const page = await open('/lift?blk=206')
    const row = () => page.getByRole('table').getByRole('row').filter({ hasText: trap.liftName })
    await row().getByText('Passenger trapped').waitFor()
    const lift = await client.lifts.detail({ id: trap.liftId })
    await page.goto(`/lift/detail/${lift.id}`)
    await page.getByRole('main').getByText('Passenger trapped').waitFor()
    await page.goto(`/building/detail/${lift.building.id}?tab=lift`)
    await page.getByRole('tab', { name: 'Lift' }).click()
    await row().getByText('Passenger trapped').waitFor()
    await page.goto(`/lmd/detail/${lift.lmd!.id}`)
    await page.getByRole('tab', { name: 'Lift list' }).click()
    await row().getByText('Passenger trapped').waitFor()
    await traps.end(trap)
    await row().getByText('Passenger trapped').waitFor({ state: 'detached' })
    const again = await traps.add(2, smallDevice, 'A')
    const phone = await open('/lift?blk=206', { width: 390 })
    const card = phone.getByRole('list', { name: 'Lifts' }).getByRole('listitem').filter({ hasText: again.liftName })
    await card.getByText('Passenger trapped').waitFor()
  })
})
