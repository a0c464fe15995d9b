import type { Browser } from 'playwright-core'
import { describe, expect } from 'vitest'
import { canNotify, launchNotifyingBrowser } from '../harness/browser'
import { block, createUser, postMessages, sendAlarm, type TestDevice } from '../harness/builders'
import { grant } from '../harness/cast'
import { client, device, devices, it as usualTest, server, user } from '../harness/fixtures'
import { notificationsOf, openAlertedPage, tones, watch, type Choice, type Shown, type Watched } from './alerted-page'
import { eventually, openAs, said } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 20 }), block({ block: '206', postalCode: '560206', lifts: 20 })], client: {} },
)

let browser: Browser
let otherDevice: TestDevice

it.beforeAll(async () => {
  browser = await launchNotifyingBrowser()
  otherDevice = devices[1]!
})
it.afterAll(() => browser.close())

let liftsUsed = 0

async function trap(): Promise<string> {
  const lift = device.lifts[liftsUsed++]!
  await sendAlarm(server, device, { lift, type: 'PASSENGER_TRAP' })
  return `AMK-AMA1-205-${lift}`
}

const openWith = (choice: Choice, path?: string) => openAlertedPage(browser, server, { user, choice, path })

describe('a new alarm of a chosen kind', () => {
  it.skipIf(!canNotify)('is shown once, on any screen, and what was there before is not', async () => {
    await trap()
    const page = await openWith({ sound: '', notifications: 'traps' })
    const name = await trap()
    await eventually(() => notificationsOf(page)).toHaveLength(1)
    const [only] = await notificationsOf(page)
    expect(only).toMatchObject({ title: 'Passenger trapped', body: expect.stringMatching(`^${name}, `) })
    // The same alarm again: what people do about it, and another SET, are no news.
    const { content } = await client.passengerTraps.page({ sort: 'alarmStartTs,DESC' })
    const found = content.find(({ liftName }) => liftName === name)!
    expect(only!.tag).toBe(found.id)
    await sendAlarm(server, device, { lift: name.split('-')[3], type: 'PASSENGER_TRAP' })
    await client.passengerTraps.acknowledge({ id: found.id, team: 'North' })
    const last = await trap()
    await eventually(() => notificationsOf(page)).toHaveLength(2)
    expect((await notificationsOf(page))[1]!.body).toMatch(last)
    // Another kind was not asked for.
    expect(await tones(page)).toBe(0)
    expect(page.complaints).toEqual([])
  })

  it.skipIf(!canNotify)('opens its detail by a click', async () => {
    const page = await openWith({ sound: '', notifications: 'traps' })
    const name = await trap()
    await eventually(() => notificationsOf(page)).toHaveLength(1)
    const [{ tag }] = (await notificationsOf(page)) as [Shown]
    await page.evaluate(() =>
      (window as unknown as { watched: Watched }).watched.shown[0]!.dispatchEvent(new Event('click')),
    )
    await page.getByRole('heading', { name, level: 2 }).waitFor()
    await eventually(() => page.url()).toBe(`${server.url}/alarms/passenger-trap/detail/${tag}`)
  })

  it('sounds, once the page has been touched; until then the page says that it is silent', async () => {
    const page = await openWith({ sound: 'traps', notifications: '' })
    const silent = page.getByRole('button', { name: 'Enable sound' })
    await silent.click()
    await eventually(() => tones(page)).toBe(2)
    await silent.waitFor({ state: 'detached' })
    await trap()
    await eventually(() => tones(page)).toBe(4)
    expect(await notificationsOf(page)).toEqual([])
    expect(page.complaints).toEqual([])
  })

  it('sounds unasked where it is urgent, and a breakdown is not; each screen says where the browser blocks it', async () => {
    const page = await openAs(browser, server, user, '/403')
    await page.addInitScript(watch)
    for (const path of ['/settings', '/report/mbr', '/lift']) {
      // What looks at a page counts as its user: not before the page has asked for itself, which is not the one before.
      await page.goto('about:blank')
      const answered = page.waitForResponse(/api\/lift\/fault\/page\?.*size=50.*severity=URGENT/)
      await page.goto(path)
      await answered
      await page.getByText('Sound is off until you click', { exact: true }).waitFor()
    }
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Enable sound' }).click()
    await eventually(() => tones(page)).toBe(2)
    await sendAlarm(server, otherDevice, { lift: otherDevice.lifts[15], number: 3 })
    await sendAlarm(server, otherDevice, { lift: otherDevice.lifts[16], number: 7 })
    await eventually(() => tones(page)).toBe(4)
    await trap()
    await eventually(() => tones(page)).toBe(6)
  })

  it.skipIf(!canNotify)('is one word for many that come at once', async () => {
    const page = await openWith({ sound: '', notifications: 'URGENT' }, '/building')
    const ts = Date.now()
    const faultOf = (lift: string, index: number) => {
      return { ts, seq: 9_000 + index, lift, type: 'LIFT_FAULT', number: 7, state: 'SET' }
    }
    await postMessages(server, otherDevice, otherDevice.lifts.slice(0, 8).map(faultOf))
    await eventually(() => notificationsOf(page)).toHaveLength(1)
    expect((await notificationsOf(page))[0]).toMatchObject({
      title: '8 new lift faults',
      body: 'Click to open the list.',
    })
  })

  it.skipIf(!canNotify)('may be a building alarm, in Chinese', async () => {
    const page = await openWith({ sound: '', notifications: 'events' }, '/alarms/rbe')
    await page.getByRole('button', { name: '中文' }).click()
    await sendAlarm(server, device, { lift: device.lifts[19], type: 'RBE', number: 5 })
    await eventually(() => notificationsOf(page)).toMatchObject([{ title: '新的楼宇警报' }])
  })

  it('is silent where the user may not see its kind', async () => {
    const lim = await createUser(server, { role: 'USER' })
    await grant(server, lim, ['lifts'])
    const page = await openAs(browser, server, lim, '/lift')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.reload()
    await page.getByText('Live', { exact: true }).waitFor()
    expect(asked.filter(url => url.includes('/api/passenger/'))).toEqual([])
    expect(page.complaints).toEqual([])
  })
})

describe('the settings of alerts', () => {
  it.skipIf(!canNotify)('say where the browser blocks notifications, and show one where it does not', async () => {
    const page = await openAs(browser, server, user, '/settings/alerts')
    await page.getByRole('checkbox', { name: 'Notification: Passenger traps' }).check()
    await page.getByText('The browser blocks notifications of this page').waitFor()

    await page.context().grantPermissions(['notifications'], { origin: server.url })
    await page.addInitScript(() => {
      const shown: string[] = []
      const { Notification: Shown } = window
      window.Notification = new Proxy(Shown, {
        construct: (target, [title, options]: [string, NotificationOptions]) => {
          shown.push(`${title}: ${options.body}`)
          return new target(title, options)
        },
      })
      Object.assign(window, { shown })
    })
    await page.reload()
    await page.getByRole('button', { name: 'Test' }).click()
    await said(page, 'This is what an alarm looks like.')
    await eventually(() => page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([
      'Liftwatch: This is what an alarm looks like.',
    ])
    expect(await page.getByText('The browser blocks notifications of this page').count()).toBe(0)
  })
})
