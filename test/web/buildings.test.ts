import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createEstate } from '../harness/builders'
import { cast, server } from '../harness/fixtures'
import { eventually, stopTime } from './console'
import { brightness, fitsWindow, phoneSize, readerOf, rowsOf } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let open: ReturnType<typeof readerOf>

it.beforeAll(async () => {
  const more = Array.from({ length: 21 }, (_, index) =>
    block({ townCode: 'TPY', block: String(301 + index), street: 'LOR 1', postalCode: `3100${10 + index}`, lifts: 1 }),
  )
  const described = { estateMgmtCo: 'EM Services', branchOffice: 'Toa Payoh Branch', ward: 'TP1', subDivision2: '二区' }
  await createEstate(server, [
    ...more,
    block({ townCode: 'TPY', block: '400', street: 'LOR 1', postalCode: '310400', lifts: 23, ...described }),
  ])
  open = readerOf(browser, server, cast.users.LIFTWATCH)
})

const rows = (page: TestPage) => rowsOf(page, 'Buildings')

async function openBuilding(query = '', options: Parameters<typeof open>[1] = {}): Promise<TestPage> {
  const [building] = (await cast.clients.LIFTWATCH.buildings.page({ blk: '400' })).content
  return open(`/building/detail/${building!.id}${query}`, options)
}

describe('the list of buildings', () => {
  it('pages by 20, sorts by name, and has a view link for each', async () => {
    const page = await open('/building')
    await page.getByText('1–20 of 24').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => rows(page).count()).toBe(4)
    await page.getByRole('columnheader', { name: 'Building' }).getByRole('button').click()
    await eventually(() => rows(page).first().innerText()).toContain('TPY-L1-400')
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ sort: 'name,DESC' })
    await rows(page).first().getByRole('link', { name: 'View TPY-L1-400' }).click()
    await page.getByRole('heading', { name: 'TPY-L1-400' }).waitFor()
    await page.goBack()
    await eventually(() => rows(page).first().innerText()).toContain('TPY-L1-400')
    expect(page.complaints).toEqual([])
  })

  it('splits AMK-AMA1-205-A across its three boxes, half a second after it was typed', async () => {
    const page = await open('/building')
    await page.getByText('1–20 of 24').waitFor()
    await stopTime(page)
    const asked: string[] = []
    page.on('request', request => void (request.url().includes('/api/building/page') && asked.push(request.url())))
    await page.getByLabel('Town council').fill('AMK-AMA1-205-A')
    await page.clock.runFor(450)
    expect(asked).toEqual([])
    await page.clock.runFor(100)
    await page.clock.resume()
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tc: 'AMK',
      pfx: 'AMA1',
      blk: '205',
    })
    await eventually(() => rows(page).count()).toBe(1)
    for (const [box, part] of Object.entries({ 'Town council': 'AMK', Prefix: 'AMA1', Block: '205' }))
      await eventually(() => page.getByLabel(box).inputValue()).toBe(part)
  })

  it('is found by postal code, and says what to do where nothing is', async () => {
    const page = await open('/building?postalCode=310400')
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => page.getByLabel('Postal code').inputValue()).toBe('310400')
    await page.getByLabel('Postal code').fill('999999')
    await page.getByText('Clear the filters, or change them.').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).last().click()
    await eventually(() => rows(page).count()).toBe(20)
  })

  it('has columns for all that is known, of which the reader chooses', async () => {
    const page = await open('/building?blk=400')
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await dialog.getByRole('checkbox', { name: 'Ward' }).check()
    await dialog.getByRole('checkbox', { name: 'Sub division 2' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await rows(page).getByText('TP1', { exact: true }).waitFor()
    await rows(page).getByText('二区').waitFor()
  })
})

describe('a building', () => {
  it('says where it is and who manages it, and has all its facts in a table', async () => {
    const page = await openBuilding()
    await page.getByRole('heading', { name: 'TPY-L1-400' }).waitFor()
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
    expect((await crumbs.innerText()).replace(/\s+/g, ' ')).toBe('Buildings / TPY-L1-400')
    const names = await page.locator('dl[aria-label="Building info"] dt').allInnerTexts()
    expect(names).toEqual(
      expect.arrayContaining(
        (
          'Address|Estate management company|Town council|Block|Pump MCO|Postal code|Street code|Branch office|ISS installed date|' +
          'CDC|Activity|Constituency|Building segmented|Ward|Sub division 1|Sub division 2'
        ).split('|'),
      ),
    )
    await page.getByText('Toa Payoh Branch').first().waitFor()
    await eventually(() => page.getByText('EM Services').count()).toBe(2)
    expect(page.complaints).toEqual([])
  })

  it('lists its lifts, a page at a time, each with its flags', async () => {
    const page = await openBuilding()
    await page.getByRole('tab', { name: 'Lift' }).click()
    await page.getByText('1–20 of 23').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => rowsOf(page, 'Lifts').count()).toBe(3)
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ tab: 'lift', page: '1' })
    await page.getByRole('columnheader', { name: 'LMDC' }).waitFor()
    // Another tab begins again.
    await page.getByRole('tab', { name: 'Building info' }).click()
    await eventually(() => new URL(page.url()).search).toBe('?tab=info')
  })

  it.each(['unknown', "another's"])('(%s) that is not to be seen is not there', async which => {
    const [south] = (await cast.clients.LIFTWATCH.buildings.page({ tc: 'BD' })).content
    const council = readerOf(browser, server, cast.users.TOWN_COUNCIL)
    const page = await council(`/building/detail/${which === 'unknown' ? crypto.randomUUID() : south!.id}`)
    await page.getByText('Not found.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Buildings' }).last().click()
    await eventually(() => rows(page).count()).toBe(1)
  })
})

describe('the same', () => {
  it('in Chinese, in the dark', async () => {
    const page = await openBuilding('?tab=lift', { colorScheme: 'dark', language: 'zh' })
    await page.getByRole('tab', { name: '楼宇信息' }).waitFor()
    await rowsOf(page, '电梯').first().waitFor()
    await page.goto('/building?blk=400')
    await rowsOf(page, '楼宇').getByText('TPY-L1-400').waitFor()
    expect(await brightness(page)).toBeLessThan(64)
    expect(page.complaints).toEqual([])
  })

  it('on a phone', async () => {
    const page = await open('/building?blk=400', phoneSize)
    await page.getByRole('list', { name: 'Buildings' }).getByRole('link', { name: 'View TPY-L1-400' }).click()
    await page.getByRole('tab', { name: 'Building info' }).waitFor()
    await page.getByText('Sub division 2').waitFor()
    expect(await fitsWindow(page)).toBe(true)
    await page.getByRole('tab', { name: 'Lift', exact: true }).click()
    await page.getByRole('list', { name: 'Lifts' }).getByRole('listitem').first().waitFor()
    expect(await fitsWindow(page)).toBe(true)
  })
})
