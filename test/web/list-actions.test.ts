import { readFile } from 'node:fs/promises'
import type { Download } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { PageOptions, TestPage } from '../harness/browser'
import { browser, it as usualTest } from '../harness/browser-fixtures'
import { block, sendAlarm } from '../harness/builders'
import { csvRows, sheetsOf } from '../harness/files'
import { colleague as wei, device, server, user } from '../harness/fixtures'
import { eventually, openAs, said } from './console'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 26 })], user: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

it.beforeAll(async () => {
  for (const lift of device.lifts) await sendAlarm(server, device, { lift, number: 3 })
  await sendAlarm(server, device, { lift: 'A', number: 7 })
})

async function openList(query = '', options: Partial<PageOptions> = {}): Promise<TestPage> {
  const page = await openAs(browser, server, user, `/alarms/lift-fault${query}`, options)
  await page.getByRole('main').getByRole('table').locator('tbody tr:not([aria-hidden])').first().waitFor()
  return page
}

function headings(page: TestPage): Promise<string[]> {
  return page.getByRole('main').getByRole('table').getByRole('columnheader').allInnerTexts()
}

describe('acknowledging many at once', () => {
  it('needs a row', async () => {
    const page = await openList()
    await page.getByRole('button', { name: 'Acknowledge' }).click()
    await said(page, 'You did not select any rows.')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('asks first, naming how many and the gravest, and has a result for each row, also where nothing was needed', async () => {
    const page = await openList('?operationalStatus=OUTSTANDING&size=50')
    await page.getByRole('checkbox', { name: 'Select AMK-AMA1-205-A' }).first().check()
    await page.getByRole('checkbox', { name: 'Select AMK-AMA1-205-B' }).check()
    await page.getByRole('checkbox', { name: 'Select AMK-AMA1-205-C' }).check()
    await page.getByText('3 selected').waitFor()
    // The page does not notice what another does meanwhile.
    await page.route(/api\/lift\/fault\/page/, route => route.abort())
    const { content } = await wei.liftFaults.page({ lift: 'B' })
    await wei.liftFaults.acknowledge({ id: content[0]!.id })
    await page.getByRole('button', { name: 'Acknowledge' }).click()
    const results = page.getByRole('dialog', { name: 'Acknowledge' })
    await results
      .getByText('3 selected. The gravest: AMK-AMA1-205-A, Car stopped outside door zone (Urgent).')
      .waitFor()
    const { content: untouched } = await wei.liftFaults.page({ lift: 'C' })
    expect(untouched[0]).toMatchObject({ operationalStatus: 'OUTSTANDING' })
    await results.getByRole('button', { name: 'Acknowledge: 3' }).click()
    await results.getByText('2 done, 1 needed nothing, 0 failed').waitFor()
    await results.getByRole('row', { name: /205-C Acknowledged\./ }).waitFor()
    await results.getByRole('row', { name: /205-B Already acknowledged by Tan Wei Ming at / }).waitFor()
    await results.getByRole('button', { name: 'Close' }).last().click()
    await page.getByText('3 selected').waitFor({ state: 'detached' })
    expect(page.complaints).toEqual([])
  })

  it('ticks and counts only what can be acknowledged', async () => {
    const page = await openList('?lift=E')
    await page.getByRole('checkbox', { name: 'Select AMK-AMA1-205-E' }).check()
    await page.getByText('1 selected').waitFor()
    const { content } = await wei.liftFaults.page({ lift: 'E' })
    await wei.liftFaults.acknowledge({ id: content[0]!.id })
    await page.getByText('1 selected').waitFor({ state: 'detached' })
    await eventually(() => page.getByRole('checkbox', { name: 'Select AMK-AMA1-205-E' }).isDisabled()).toBe(true)
    await eventually(() => page.getByRole('checkbox', { name: 'Select all rows shown' }).isDisabled()).toBe(true)
  })

  it('forgets the ticks with another tab or filter', async () => {
    const page = await openList('?operationalStatus=OUTSTANDING&size=50')
    const box = page.getByRole('checkbox', { name: 'Select AMK-AMA1-205-F' })
    await box.check()
    await page.getByText('1 selected').waitFor()
    await page.getByRole('tab', { name: /^All/ }).click()
    await page.getByText('1 selected').waitFor({ state: 'detached' })
    await box.check()
    await page.getByLabel('Lift number').fill('F')
    await page.getByText('1 selected').waitFor({ state: 'detached' })
    await eventually(() => box.isChecked()).toBe(false)
  })

  it('stops when its dialog is closed midway, and says what was done and what was not', async () => {
    const page = await openList('?operationalStatus=OUTSTANDING&size=50')
    for (const lift of ['G', 'H', 'J']) {
      await page.getByRole('checkbox', { name: `Select AMK-AMA1-205-${lift}` }).check()
    }
    let letGo = () => {}
    const isStopped = new Promise<void>(resolve => (letGo = resolve))
    const asked = page.waitForRequest(/fault\/ack\//)
    await page.route(/fault\/ack\//, async route => {
      await isStopped
      await route.continue()
    })
    await page.getByRole('button', { name: 'Acknowledge' }).click()
    const results = page.getByRole('dialog', { name: 'Acknowledge' })
    await results.getByRole('button', { name: 'Acknowledge: 3' }).click()
    await asked
    await page.keyboard.press('Escape')
    letGo()
    await results.getByText('Stopped: 1 done, 0 needed nothing, 0 failed, 2 not done').waitFor()
    await eventually(() => results.getByText('Not done', { exact: true }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await results.waitFor({ state: 'detached' })
    // What was not come to is still ticked, to go on with.
    await page.getByText('2 selected').waitFor()
    const open = await Promise.all(['G', 'H', 'J'].map(lift => wei.liftFaults.page({ lift })))
    const statuses = open.map(({ content }) => content[0]!.operationalStatus)
    expect(statuses.filter(status => status === 'OUTSTANDING')).toHaveLength(2)
  })

  it('is the same in Chinese and in the dark', async () => {
    const page = await openList('?lift=D', { language: 'zh', colorScheme: 'dark' })
    await page.getByRole('button', { name: '确认', exact: true }).click()
    await said(page, '您没有选择任何行。')
    await page.getByRole('checkbox', { name: '选择 AMK-AMA1-205-D' }).check()
    await page.getByRole('button', { name: '确认', exact: true }).click()
    await page.getByRole('button', { name: '确认：1 项' }).click()
    await page.getByRole('dialog', { name: '确认' }).getByText('1 项完成，0 项无需处理，0 项失败').waitFor()
    expect(page.complaints).toEqual([])
  })
})

describe('the columns', () => {
  it('are chosen and ordered, one at least, and stored for their user', async () => {
    const page = await openList()
    const dialog = page.getByRole('dialog', { name: 'Columns' })
    await page.getByRole('button', { name: 'Columns' }).click()
    await eventually(() => dialog.getByRole('checkbox', { name: 'Lift always shown' }).isDisabled()).toBe(true)
    const boxes = dialog.locator('input[type=checkbox]:not(:disabled)')
    await boxes.first().waitFor()
    for (const box of await boxes.all()) await box.uncheck()
    await dialog.getByRole('alert').getByText('Choose at least one column.').waitFor()
    await eventually(() => dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true)
    await dialog.getByRole('checkbox', { name: 'Postal code' }).check()
    await eventually(() => dialog.getByRole('alert').innerText()).toBe('')
    await dialog.getByRole('button', { name: 'Move Lift up' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await said(page, 'Columns saved.')
    await eventually(() => headings(page)).toEqual([
      '',
      'Lift',
      expect.stringContaining('Set time'),
      'Postal code',
      'View',
    ])
    await page.reload()
    await eventually(() => headings(page)).toHaveLength(5)

    await page.getByRole('button', { name: 'Columns' }).click()
    await dialog.getByRole('button', { name: 'Back to the defaults' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await eventually(async () => (await headings(page)).length).toBeGreaterThan(8)
    expect(page.complaints).toEqual([])
  })
})

/** Takes the file that a format of the menu gives; it comes in a window of its own. */
async function download(page: TestPage, format: string): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const came = new Promise<Download>(resolve => {
    page.on('download', resolve)
    page.context().on('page', opened => opened.on('download', resolve))
  })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('link', { name: format }).click()
  const file = await came
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

describe('the export', () => {
  it('is a spreadsheet of all rows that the filters leave, not of the page shown', async () => {
    const page = await openList('?alarmLiftFaultNumber=3')
    await page.getByText('1–20 of 26').waitFor()
    const { name, bytes } = await download(page, 'Excel (XLSX)')
    expect(name).toMatch(/\.xlsx$/)
    const [sheet] = await sheetsOf(bytes)
    const [heading, ...rows] = sheet!.rows
    expect(rows).toHaveLength(26)
    expect(heading).toEqual(expect.arrayContaining(['Severity', 'Set time', 'Lift', 'Description']))
    // The columns shown, in their order, without those for ticking and viewing.
    const shown = (await headings(page))
      .map(text => text.replace('↓', '').trim())
      .filter(text => text !== '' && text !== 'View')
    expect(heading).toEqual(shown)
  })

  it('is a text of the same', async () => {
    const page = await openList('?severity=URGENT')
    await page.getByText('1–1 of 1').waitFor()
    const { name, bytes } = await download(page, 'Text (CSV)')
    expect(name).toMatch(/\.csv$/)
    const [heading, ...rows] = csvRows(bytes)
    expect(rows).toHaveLength(1)
    expect(rows[0]![heading!.indexOf('Lift')]).toBe('AMK-AMA1-205-A')
    expect(rows[0]![heading!.indexOf('Severity')]).toBe('Urgent')
  })
})

describe('refreshing', () => {
  it('fetches again; where that fails the rows stay, with their age', async () => {
    const page = await openList()
    await page.getByText('Live', { exact: true }).waitFor()
    const row = page.getByRole('main').getByRole('table').locator('tbody tr').first()
    const answered = page.waitForResponse(/api\/lift\/fault\/page/)
    await page.getByRole('button', { name: 'Refresh' }).click()
    expect((await answered).status()).toBe(200)
    const paused = await server.pause()
    await page.getByText(/^No contact with the server since /).waitFor()
    await page.getByRole('button', { name: 'Refresh' }).click()
    await eventually(() => row.isVisible()).toBe(true)
    await page.getByText(/^\d+s old$|^\dm \d+s old$/).waitFor()
    await paused.resume()
    await page.getByText('Live', { exact: true }).waitFor()
  })
})
