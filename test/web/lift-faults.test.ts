import { describe, expect } from 'vitest'
import { openPage, type TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm, type TestDevice } from '../harness/builders'
import { client, device, devices, server, user } from '../harness/fixtures'
import { enter, eventually } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 25 }), block({ block: '206', postalCode: '560206' })], client: { nickname: 'Nur Aisyah' } },
)

let otherDevice: TestDevice

const minuteMs = 60_000

it.beforeAll(async () => {
  otherDevice = devices[1]!
  // 21 outstanding of number 3, one in deployment, one closed by itself.
  for (const [index, lift] of device.lifts.slice(0, 21).entries())
    await sendAlarm(server, device, { lift, number: 3, ts: Date.now() - (60 + index) * minuteMs })
  await sendAlarm(server, otherDevice, { number: 7, ts: Date.now() - 30 * minuteMs })
  await sendAlarm(server, otherDevice, { lift: 'B', number: 9, ts: Date.now() - 20 * minuteMs })
  await sendAlarm(server, otherDevice, { lift: 'B', number: 9, state: 'CLEAR' })
  const { content } = await client.liftFaults.page({ severity: 'URGENT' })
  await client.liftFaults.acknowledge({ id: content[0]!.id })
})

async function openList(query = ''): Promise<TestPage> {
  const page = await openPage(browser, server)
  await enter(page, user, `/alarms/lift-fault${query}`)
  return page
}

function rows(page: TestPage) {
  return page.getByRole('table', { name: 'Lift faults' }).locator('tbody tr:not([aria-hidden])')
}

/** Ticks values of a filter that takes several. */
async function choose(page: TestPage, filter: string, values: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${filter}: `) }).click()
  for (const value of values) await page.getByRole('checkbox', { name: value, exact: true }).check()
  await page.keyboard.press('Escape')
}

describe('the list', () => {
  it('has counted tabs, and keeps the chosen one in the address', async () => {
    const page = await openList()
    await page.getByRole('tab', { name: 'All 23' }).waitFor()
    await page.getByRole('tab', { name: 'Deployment 1' }).waitFor()
    await page.getByRole('tab', { name: 'Outstanding 21' }).waitFor()
    await page.getByRole('tab', { name: 'Closed 1' }).click()
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => page.url()).toBe(`${server.url}/alarms/lift-fault?operationalStatus=CLOSED`)
    await page.goBack()
    await page.getByRole('tab', { name: 'Open 22', selected: true }).waitFor()
    await eventually(() => rows(page).count()).toBe(20)
    expect(page.complaints).toEqual([])
  })

  it('goes from tab to tab by the arrow keys', async () => {
    const page = await openList()
    await page.getByRole('tab', { name: /Open/ }).focus()
    await page.keyboard.press('ArrowRight')
    await eventually(() => page.getByRole('tab', { name: /All/ }).getAttribute('aria-selected')).toBe('true')
  })

  it('says of each fault who acknowledged it', async () => {
    const page = await openList('?operationalStatus=DEPLOYMENT')
    await rows(page).first().getByText('Nur Aisyah').waitFor()
    await rows(page).first().getByText('Urgent').waitFor()
  })

  it('says beside the set time how long ago that was, in the list and the detail', async () => {
    const page = await openList('?severity=URGENT')
    await rows(page)
      .getByText(/^(29|3\d)m ago$/)
      .waitFor()
    await rows(page).getByRole('link', { name: /^View/ }).click()
    const ago = page.getByRole('dialog').getByText(/^(29|3\d)m ago$/)
    await ago.waitFor()
    await page
      .getByRole('dialog')
      .getByText(/^(<1m|\dm) ago$/)
      .waitFor()
  })

  it('pages by 20, in the address', async () => {
    const page = await openList('?operationalStatus=ALL')
    await page.getByText('1–20 of 23').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('21–23 of 23').waitFor()
    await eventually(() => rows(page).count()).toBe(3)
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('1')
    // Another filter begins at its first page.
    await page.getByLabel('Alarm status').selectOption('Set')
    await page.getByText('1–20 of 22').waitFor()
  })

  it('sorts by a column header', async () => {
    const page = await openList('?operationalStatus=ALL')
    await page.getByRole('button', { name: 'Set time', exact: true }).click()
    await eventually(() => page.getByRole('columnheader', { name: /Set time/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    )
    await rows(page).first().getByText(`AMK-AMA1-205-${device.lifts[20]}`, { exact: true }).waitFor()
  })
})

describe('the filters', () => {
  it('are all in the address, and the address fills them', async () => {
    const page = await openList()
    await page.getByLabel('Block').fill('206')
    await choose(page, 'Severity', ['Urgent'])
    await choose(page, 'Fault number', ['7 Car stopped outside door zone'])
    await page.getByLabel('LMD ID').fill(otherDevice.clientId)
    await page.getByLabel('Postal code').fill('560206')
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      blk: '206',
      severity: 'URGENT',
      alarmLiftFaultNumber: '7',
      lmdClientId: otherDevice.clientId,
      postalCode: '560206',
    })
    await page.reload()
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => page.getByLabel('Block').inputValue()).toBe('206')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => new URL(page.url()).search).toBe('')
    await eventually(() => page.getByLabel('Block').inputValue()).toBe('')
    // Also what was typed since the page was loaded.
    await page.getByLabel('Block').fill('206')
    await eventually(() => new URL(page.url()).search).toBe('?blk=206')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => page.getByLabel('Block').inputValue()).toBe('')
  })

  it('takes a whole lift name apart', async () => {
    const page = await openList()
    await page.getByLabel('Town council').fill('AMK-AMA1-206-A')
    await eventually(() => rows(page).count()).toBe(1)
    await eventually(() => page.getByLabel('Lift number').inputValue()).toBe('A')
    await eventually(() => page.getByLabel('Town council').inputValue()).toBe('AMK')
  })

  it('says what to do where nothing matches', async () => {
    const page = await openList('?postalCode=999999')
    await page.getByRole('heading', { name: 'Nothing matches these filters' }).waitFor()
    await page.getByRole('tabpanel').getByRole('button', { name: 'Clear filters' }).click()
    await eventually(() => rows(page).count()).toBe(20)
  })

  it('takes a range of days, none of them beyond today', async () => {
    const page = await openList()
    await page.getByRole('button', { name: 'Set time range: Any day' }).click()
    const today = page.locator('[data-part=table-cell-trigger][data-today]')
    await today.waitFor()
    const later = page.locator(
      '[data-part=table-cell-trigger][data-today] >> xpath=ancestor::td/following-sibling::td[1]//*[@data-part]',
    )
    if ((await later.count()) > 0) expect(await later.getAttribute('aria-disabled')).toBe('true')
    await today.click()
    // As the page has it: it may be another day by the time that it is compared.
    const day = await today.getAttribute('data-value')
    const asked = page.waitForRequest(/fault\/page.*endCreateTs=/)
    await today.click()
    await eventually(() => new URL(page.url()).searchParams.get('startCreateTs')).toBe(day)
    expect(new URL(page.url()).searchParams.get('endCreateTs')).toBe(day)
    await page.getByRole('button', { name: `Set time range: ${day}` }).waitFor()
    const query = new URL((await asked).url()).searchParams
    expect(Number(query.get('endCreateTs')) - Number(query.get('startCreateTs'))).toBe(24 * 60 * minuteMs - 1)
    await page.reload()
    await page.getByRole('button', { name: `Set time range: ${day}` }).waitFor()
  })

  it('in an address that makes no sense are left out', async () => {
    const page = await openList('?operationalStatus=LOST&page=-1&severity=URGENT&alarmStatus=SET')
    await eventually(() => rows(page).count()).toBe(1)
  })
})

describe('a page that is not there any more', () => {
  it('is the last page, wherever the address came from', async () => {
    const page = await openList('?operationalStatus=ALL&page=99999')
    await page.getByText('21–23 of 23').waitFor()
    await eventually(() => rows(page).count()).toBe(3)
    await eventually(() => new URL(page.url()).searchParams.get('page')).toBe('1')
  })

  it('is the last page, when others acknowledged what was on it', async () => {
    const page = await openList('?operationalStatus=OUTSTANDING&page=1')
    await page.getByText('21–21 of 21').waitFor()
    const { content } = await client.liftFaults.page({ operationalStatus: 'OUTSTANDING', page: 1, size: 20 })
    await client.liftFaults.acknowledge({ id: content[0]!.id })
    await page.getByText('1–20 of 20').waitFor()
    await eventually(() => rows(page).count()).toBe(20)
    expect(await page.getByText('No rows').count()).toBe(0)
  })
})
