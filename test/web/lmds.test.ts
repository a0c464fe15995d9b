import { describe, expect } from 'vitest'
import type { TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, createEstate, postMessages, sendAlarm, type TestDevice } from '../harness/builders'
import { cast, server } from '../harness/fixtures'
import { eventually } from './console'
import { brightness, fitsWindow, phoneSize, readerOf, rowsOf } from './reading'

const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let device: TestDevice
let silent: TestDevice
let open: ReturnType<typeof readerOf>

it.beforeAll(async () => {
  const more = Array.from({ length: 20 }, (_, index) =>
    block({ townCode: 'TPY', block: String(301 + index), street: 'LOR 1', postalCode: '310001', lifts: 1 }),
  )
  const known = { softwareVersion: '2.1.0', hardware: 'LMD-7', dvrModel: 'D4', remarks: '备注', postalCode: '310400' }
  const devices = await createEstate(server, [
    ...more,
    block({ townCode: 'TPY', block: '400', street: 'LOR 1', lifts: 3, ...known }),
  ])
  device = devices.find(({ clientId }) => clientId === 'TPY-L1-400')!
  silent = devices.find(({ clientId }) => clientId === cast.south.clientId)!
  await postMessages(server, device, [{ ts: Date.now(), seq: 9_000, type: 'TEST_CALL' }])
  open = readerOf(browser, server, cast.users.LIFTWATCH)
})

const rows = (page: TestPage) => rowsOf(page, 'Monitoring devices')

async function idOf(clientId: string): Promise<string> {
  return (await cast.clients.LIFTWATCH.lmds.page({ clientId })).content[0]!.id
}

async function openDevice(query = '', options: Parameters<typeof open>[1] = {}): Promise<TestPage> {
  return open(`/lmd/detail/${await idOf(device.clientId)}${query}`, options)
}

describe('the list of devices', () => {
  it('says of each whether it is online, and whether its test call is overdue', async () => {
    const page = await open('/lmd?clientId=TPY-L1-400')
    await rows(page).getByText('Online', { exact: true }).waitFor()
    await rows(page).getByText('In time').waitFor()
    await page.getByLabel('LMD ID').fill('BD')
    await rows(page).getByText('Offline').waitFor()
    await rows(page).getByText('Overdue').waitFor()
    expect(page.complaints).toEqual([])
  })

  it('is found by name, postal code, software version, state and test call, all in the address', async () => {
    const page = await open('/lmd')
    await page.getByText('1–20 of 23').waitFor()
    await page.getByRole('button', { name: 'Software version: Any' }).click()
    await page.getByRole('option', { name: '2.1.0' }).click()
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByLabel('Online').selectOption('Online')
    await page.getByLabel('Test call').selectOption('In time')
    await page.getByLabel('Postal code').fill('310400')
    await page.getByLabel('Prefix').fill('TPY-L1-400')
    await eventually(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      tc: 'TPY',
      pfx: 'L1',
      blk: '400',
      postalCode: '310400',
      softwareVersion: '2.1.0',
      onlineFormat: 'Online',
      isTestCallOverdue: 'false',
    })
    await page.reload()
    await eventually(() => rows(page).count()).toBe(1)
    await page.getByLabel('Test call').selectOption('Overdue')
    await page.getByText('Clear the filters, or change them.').waitFor()
  })

  it('pages, and sorts by the last test call', async () => {
    const page = await open('/lmd')
    await page.getByText('1–20 of 23').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await eventually(() => rows(page).count()).toBe(3)
    await page.getByRole('columnheader', { name: 'Last test call' }).getByRole('button').click()
    await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('lastTestCallTs,DESC')
    await page.getByRole('columnheader', { name: 'Last test call' }).getByRole('button').click()
    await eventually(() => rows(page).first().innerText()).toContain('TPY-L1-400')
  })

  it('shows a device that comes online while one looks', async () => {
    const page = await open(`/lmd?clientId=${silent.clientId}`)
    await rows(page).getByText('Offline').waitFor()
    await postMessages(server, silent, [{ ts: Date.now(), lift: 'A', values: { floor: 1 } }])
    await rows(page).getByText('Online', { exact: true }).waitFor()
  })

  it('has columns for all that is known, of which the reader chooses', async () => {
    const page = await open('/lmd?blk=400')
    await page.getByRole('button', { name: 'Columns' }).click()
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await dialog.getByRole('checkbox', { name: 'DVR model' }).check()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await rows(page).getByText('D4', { exact: true }).waitFor()
  })
})

describe('a device', () => {
  it('says what it is, and what no one has entered is a dash', async () => {
    const page = await openDevice()
    await page.getByRole('heading', { name: 'LMD TPY-L1-400' }).waitFor()
    await eventually(() => page.getByRole('tab').allInnerTexts()).toEqual(['LMD info', 'Alarm', 'Lift list'])
    const fact = (term: string) => page.locator(`dt:text-is("${term}")`).last().locator('xpath=following-sibling::dd')
    await eventually(() => fact('Software version').innerText()).toBe('2.1.0')
    await eventually(() => fact('Hardware').innerText()).toBe('LMD-7')
    await eventually(() => fact('Remarks').innerText()).toBe('备注')
    await eventually(() => fact('SIM IP').innerText()).toBe('-')
    await eventually(() => fact('Test call').innerText()).toBe('In time')
    await page.getByRole('link', { name: 'TPY-L1-400', exact: true }).click()
    await page.getByRole('tab', { name: 'Building info' }).waitFor()
    expect(page.complaints).toEqual([])
  })

  it('lists the alarms of all its lifts, and a new one as it comes', async () => {
    await sendAlarm(server, device, { lift: 'B', number: 7 })
    const page = await openDevice('?tab=alarm')
    const alarms = rowsOf(page, 'Alarms')
    await alarms.getByRole('link', { name: 'TPY-L1-400-B' }).waitFor()
    await sendAlarm(server, device, { lift: 'C', type: 'RBE', number: 2 })
    await alarms.getByText('PMP1', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Code: / }).click()
    await page.getByRole('checkbox', { name: 'PMP1 Water pump 1 failure' }).check()
    await page.keyboard.press('Escape')
    await eventually(() => alarms.count()).toBe(1)
  })

  it('lists its lifts, with an export', async () => {
    const page = await openDevice('?tab=lift')
    await eventually(() => rowsOf(page, 'Lifts').count()).toBe(3)
    await page.getByRole('button', { name: 'Export' }).click()
    const saved = page.waitForEvent('download')
    await page
      .getByRole('link', { name: 'Text (CSV)' })
      .or(page.getByRole('button', { name: 'Text (CSV)' }))
      .click()
    const path = await (await saved).path()
    const { readFile } = await import('node:fs/promises')
    const lines = (await readFile(path, 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('TPY-L1-400-A')
  })

  it.each(['unknown', "another's"])('(%s) that is not to be seen is not there', async which => {
    const vendor = readerOf(browser, server, cast.users.TOWN_COUNCIL)
    const page = await vendor(
      `/lmd/detail/${which === 'unknown' ? crypto.randomUUID() : await idOf(cast.south.clientId)}`,
    )
    await page.getByText('Not found.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Monitoring devices' }).last().click()
    await eventually(() => rows(page).count()).toBe(1)
  })
})

describe('the same', () => {
  it('in Chinese, in the dark', async () => {
    const page = await open('/lmd?blk=400', { colorScheme: 'dark', language: 'zh' })
    await rowsOf(page, '监测装置').getByText('按时').waitFor()
    await page.goto(`/lmd/detail/${await idOf(device.clientId)}`)
    await page.getByRole('tab', { name: '电梯列表' }).waitFor()
    expect(await brightness(page)).toBeLessThan(64)
    expect(page.complaints).toEqual([])
  })

  it('on a phone', async () => {
    const page = await open('/lmd?blk=400', phoneSize)
    await page
      .getByRole('list', { name: 'Monitoring devices' })
      .getByRole('link', { name: /^View LMD/ })
      .click()
    for (const tab of ['LMD info', 'Alarm', 'Lift list']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      expect(await fitsWindow(page)).toBe(true)
    }
  })
})
