import { describe, expect } from 'vitest'
import type { PageOptions, TestPage } from '../harness/browser'
import { it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm, type TestDevice } from '../harness/builders'
import { device, devices, server } from '../harness/fixtures'
import { eventually, open } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 8 }), block({ block: '206', postalCode: '560206' })], user: {} },
)

let otherDevice: TestDevice

const kind = { type: 'RBE' }

it.beforeAll(async () => {
  otherDevice = devices[1]!
  await sendAlarm(server, device, { ...kind, number: 5 })
  await sendAlarm(server, device, { ...kind, number: 4, lift: 'B' })
  await sendAlarm(server, otherDevice, { ...kind, number: 1 })
  await sendAlarm(server, otherDevice, { ...kind, number: 1, state: 'CLEAR' })
})

async function openList(query = '', options: Partial<PageOptions> = {}): Promise<TestPage> {
  return open(`/alarms/rbe${query}`, options)
}

function rows(page: TestPage) {
  return page.getByRole('table', { name: 'Building alarms' }).locator('tbody tr:not([aria-hidden])')
}

/** Runs in the page, and looks as often as it can: names what was ticked and is not any more, be it for a moment. */
async function tickFour(boxes: HTMLElement[], pauseMs: number): Promise<string[]> {
  const ticked: HTMLInputElement[] = []
  const lost = new Set<string>()
  for (const box of boxes.slice(0, 4) as HTMLInputElement[]) {
    box.click()
    ticked.push(box)
    const until = performance.now() + (ticked.length === 4 ? 500 : pauseMs)
    do {
      await new Promise(resolve => setTimeout(resolve))
      for (const { checked, parentElement } of ticked) if (!checked) lost.add(parentElement!.innerText)
    } while (performance.now() < until)
  }
  return [...lost]
}

describe('the list of building alarms', () => {
  it('shows lift, device, type, description and status, and follows what happens', async () => {
    const page = await openList()
    await eventually(() => rows(page).count()).toBe(3)
    const row = rows(page).filter({ hasText: 'PSF' })
    await row.getByRole('link', { name: 'AMK-AMA1-205-A' }).waitFor()
    await row.getByRole('link', { name: device.clientId, exact: true }).waitFor()
    await row.getByText('Power supply failure').waitFor()
    await row.getByText('Set', { exact: true }).waitFor()
    await page.getByText('Live', { exact: true }).waitFor()
    await sendAlarm(server, device, { ...kind, number: 5, state: 'CLEAR' })
    await row.getByText('Clear', { exact: true }).waitFor()
    await sendAlarm(server, device, { ...kind, number: 6, lift: 'C' })
    await rows(page).filter({ hasText: 'CDO' }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('keeps every tick of a filter, however fast one follows the other', async () => {
    const page = await openList()
    await page.getByRole('button', { name: 'Error code: Any' }).click()
    for (const pauseMs of [0, 15, 30]) {
      const lost = await page.getByRole('checkbox').evaluateAll(tickFour, pauseMs)
      expect({ pauseMs, lost }).toEqual({ pauseMs, lost: [] })
      await eventually(() => new URL(page.url()).searchParams.getAll('errorCode').length).toBe(4)
      await page.getByRole('button', { name: 'Any', exact: true }).click()
      await eventually(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0)
    }
  })

  it('is filtered by lift, status, several error codes, device and postal code, all in the address', async () => {
    const page = await openList()
    await eventually(() => rows(page).count()).toBeGreaterThan(2)
    await page.getByRole('button', { name: 'Error code: Any' }).click()
    await page.getByRole('checkbox', { name: /^PMP0 / }).check()
    await page.getByRole('checkbox', { name: /^MOF / }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Error code: 2 chosen' }).waitFor()
    await eventually(() => rows(page).count()).toBe(2)
    await page.getByLabel('Town council').fill('AMK-AMA1-206-A')
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByLabel('Alarm status').selectOption('Clear')
    await page.getByLabel('LMD ID').fill(otherDevice.clientId)
    await page.getByLabel('Postal code').fill('560206')
    await eventually(() => new URL(page.url()).searchParams.toString()).toBe(
      new URLSearchParams([
        ['errorCode', 'PMP0'],
        ['errorCode', 'MOF'],
        ['tc', 'AMK'],
        ['pfx', 'AMA1'],
        ['blk', '206'],
        ['lift', 'A'],
        ['alarmStatus', 'CLEAR'],
        ['lmdClientId', otherDevice.clientId],
        ['postalCode', '560206'],
      ]).toString(),
    )
    await page.reload()
    await eventually(() => rows(page).count()).toBe(1)
  })

  it('takes a range of days of the set time', async () => {
    const page = await openList()
    await page.getByRole('button', { name: 'Set time range: Any day' }).click()
    const today = page.locator('[data-part=table-cell-trigger][data-today]')
    await today.click()
    await today.click()
    await eventually(() => [...new URL(page.url()).searchParams.keys()]).toEqual(['startTs', 'endTs'])
  })

  it('is the same in Chinese and in the dark', async () => {
    const page = await openList('?errorCode=MOF', { language: 'zh', colorScheme: 'dark' })
    const row = page.getByRole('table', { name: '楼宇警报' }).locator('tbody tr').filter({ hasText: 'MOF' })
    await row.getByText('触发', { exact: true }).waitFor()
    await page.getByRole('button', { name: '错误代码: MOF 主电源关闭' }).waitFor()
    expect(page.complaints).toEqual([])
  })
})
