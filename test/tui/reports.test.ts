import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { block, createEstate, createUser, sendAlarm, type TestDevice } from '../harness/builders'
import { sheetsOf } from '../harness/files'
import { server, test as usualTest, user } from '../harness/fixtures'
import { openMonitor, type MonitorOptions, type TestMonitor } from '../harness/monitor'
import { ctrl, keys } from '../harness/terminal'

const council = { organization: 'Ang Mo Kio Town Council', type: 'TOWN_COUNCIL' } as const

/** An instant on the estate's clock: 2026-09-01 00:00. */
function local(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
}

let at = local('2026-09-05 09:00')
let folder: string

/** A breakdown that lasts an hour. */
async function breakDown(device: TestDevice, number: number, when: string): Promise<void> {
  for (const [state, ts] of [
    ['SET', local(when)],
    ['CLEAR', local(when) + 3_600_000],
  ] as const) {
    at = ts
    await sendAlarm(server, device, { lift: 'A', number, state, ts })
  }
}

const test = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => at })
  .extend('given', { scope: 'file' }, { user: council })

test.beforeAll(async () => {
  const blocks = [
    block({ ward: 'AM53' }),
    block({ block: '206', postalCode: '560206', ward: 'BD12', liftCompany: 'Zenith Lifts' }),
  ]
  const [first] = (await createEstate(server, blocks)) as [TestDevice, TestDevice]
  // The same number would be the same fault again, for no one has closed it.
  await breakDown(first, 3, '2026-09-20 10:00')
  await breakDown(first, 5, '2026-09-21 10:00')
  await breakDown(first, 6, '2026-09-22 10:00')
  at = local('2026-10-15 10:00')
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-reports-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

function open(options: MonitorOptions = {}): TestMonitor {
  return openMonitor(server, { user, screen: 'reports', saveFolders: [folder], ...options })
}

/** Opens the report that is so many lines below the first. */
async function openReport(it: TestMonitor, key: 'plr' | 'tcmr_tcmr' | 'clr'): Promise<void> {
  await it.waitFor('✓ Live')
  await it.waitFor(/tcmr_tcmr +Town council management +Month +2026-09/)
  it.press('g', 'j'.repeat({ plr: 2, tcmr_tcmr: 8, clr: 10 }[key]), keys.enter)
  await it.waitFor('Reports › ')
}

describe('the list', () => {
  test('has every report with its key, its name, and the period that it begins with', async () => {
    const it = open({ columns: 80, rows: 24 })
    await it.waitFor(/mcr +Monthly complaints +Month +2026-09/)
    await it.waitFor(/breakdown-code-summary-report +Breakdown code summary +Month +2026-09/)
    await it.waitFor(/dbr +Daily breakdowns +Day +2026-10-14/)
    await it.waitFor(/w_lm_r +Weekly lift maintenance +Week +2026-W41/)
    await it.waitFor(/clr +Chronic lifts +Up to now/)
    await it.waitFor('1–14 of 14')
  })

  test('is a screen of its own number, and one of the palette', async () => {
    const it = open({ screen: 'lift-faults' })
    await it.waitFor('✓ Live')
    it.press('8')
    await it.waitFor(/› mcr +Monthly complaints/)
    it.press('1')
    await it.waitForGone('Monthly complaints')
    it.press(':')
    await it.waitFor('Screens and commands')
    it.press('reports', keys.enter)
    await it.waitFor(/› mcr +Monthly complaints/)
  })

  test('is refused to anyone who may see none of them', async () => {
    const powerless = await createUser(server, { ...council, role: 'USER' })
    const it = open({ user: powerless, screen: 'activity' })
    await it.waitFor('Activity')
    it.press('8')
    await it.waitFor('Sorry, you are not authorized to do this.')
  })
})

describe('the council report', () => {
  test('is scored in words and colours, and grouped by division, company, and both', async () => {
    const it = open({ columns: 160, rows: 50 })
    await openReport(it, 'tcmr_tcmr')
    await it.waitFor('Month 2026-09  Data up to 01/10/2026 00:00:00')
    await it.waitFor(/AM53 .* 2 +3 +15 +1 +3 +1\.5 +1 +2 Red/)
    await it.waitFor(/BD12 .* 2 +0 +0 +5 +0 +0 +5 +10 Green/)
    await it.waitFor(/Total .* 4 +3 +7\.5 +1 +3 +0\.75 +5 +6 Amber/)
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    expect(it.written()).toMatch(/\x1b\[[\d;]*32m[^\x1b]*Green/)
    it.press(keys.tab)
    await it.waitFor(/› Ascendo Lifts .* Red[^]*Zenith Lifts .* Green/)
    it.press(keys.tab)
    await it.waitFor(/AM53 .*Ascendo Lifts .* Red[^]*AM53 .*All companies .* Red[^]*Total .*Total .* Amber/)
    it.press(keys.tab)
    await it.waitForGone('All companies')
  })

  test('goes back by months, and forth no further than to the last one that is over', async () => {
    const it = open()
    await openReport(it, 'tcmr_tcmr')
    await it.waitFor(/AM53 .* Red/)
    it.press(']')
    await it.waitFor('There is no later one yet.')
    it.press('[')
    await it.waitFor(/Month 2026-08[^]*AM53 .* Green/)
    it.press('[')
    await it.waitFor('Month 2026-07')
    it.press(']', ']')
    await it.waitFor(/Month 2026-09[^]*AM53 .* Red/)
    it.press(keys.escape)
    await it.waitFor(/› tcmr_tcmr/)
  })

  test('has its name, its points and its band at 80 columns too', async () => {
    const it = open({ columns: 80, rows: 24 })
    await openReport(it, 'tcmr_tcmr')
    await it.waitFor(/Division .*Rate\/10 .*h\/lift .*Total +Band/)
    await it.waitFor(/AM53 .* 15 .* 1\.5 .*2 Red/)
  })
})

describe('reports on lifts', () => {
  test('chronic lifts are those with three breakdowns in thirty days; one of them opens', async () => {
    const it = open()
    await openReport(it, 'clr')
    await it.waitFor('Up to now  Data up to 15/10/2026 10:00:')
    await it.waitFor(/› AMK-AMA1-205-A +3 +0/)
    await it.waitFor('1–1 of 1')
    it.press(keys.enter)
    await it.waitFor('Lifts › AMK-AMA1-205-A')
    it.press(keys.escape)
    await it.waitFor(/› AMK-AMA1-205-A +3/)
  })

  test('problem lifts are all lifts, the worst first', async () => {
    const it = open()
    await openReport(it, 'plr')
    await it.waitFor(/› AMK-AMA1-205-A +3 +0 +0 +3 +99\.58/)
    await it.waitFor('1–4 of 4')
  })

  test('an empty report says so', async () => {
    const it = open()
    await it.waitFor(/› mcr/)
    it.press(keys.enter)
    await it.waitFor('No data.')
  })

  test('in Chinese', async () => {
    const it = open({ language: 'zh' })
    await it.waitFor(/clr +频发故障电梯 +截至现在/)
    it.press('g', 'j'.repeat(10), keys.enter)
    await it.waitFor(/截至现在 +数据截至 15\/10\/2026/)
  })
})

describe('what goes wrong', () => {
  test('a report that cannot be had is asked for again by Ctrl-R', async () => {
    let isBroken = true
    const it = open({
      fetch(input, init) {
        const address = input instanceof Request ? input.url : String(input)
        if (isBroken && address.includes('/api/reports/')) return Promise.reject(new TypeError('fetch failed'))
        return fetch(input, init)
      },
    })
    await openReport(it, 'clr')
    await it.waitFor('The report could not be loaded; Ctrl-R tries again.')
    isBroken = false
    it.press(ctrl('r'))
    await it.waitFor(/› AMK-AMA1-205-A +3/)
  })

  test('without the server the rows stay, and say how old they are', async () => {
    const it = open()
    await openReport(it, 'clr')
    await it.waitFor(/› AMK-AMA1-205-A +3/)
    await it.waitFor('✓ Live')
    const paused = await server.pause()
    const screen = await it.waitFor(
      /Stale since \d\d:\d\d:\d\d, trying again · ▲ Passengers may be trapped\. · \d+s old/,
    )
    expect(screen).toMatch(/› AMK-AMA1-205-A +3/)
    await paused.resume()
    await it.waitFor('✓ Live')
  })
})

describe('a saved report', () => {
  test('is of the period shown, and never over a file that is there, also for anyone who only watches', async () => {
    const it = open({ isReadOnly: true, columns: 160 })
    await openReport(it, 'tcmr_tcmr')
    await it.waitFor(/AM53 .* Red/)
    it.press(keys.tab, '[')
    await it.waitFor(/Month 2026-08[^]*Zenith Lifts/)
    const name = 'tcmr_tcmr-lift-company-2026-08'
    await writeFile(join(folder, `${name}.xlsx`), 'mine')
    it.press('e')
    await it.waitFor(new RegExp(`Saved ${name}-2\\.xlsx: 3 rows, \\d\\.\\d kB, in ${folder}`))
    expect((await readdir(folder)).toSorted()).toEqual([`${name}-2.xlsx`, `${name}.xlsx`])
    expect(await readFile(join(folder, `${name}.xlsx`), 'utf8')).toBe('mine')
    const [sheet] = await sheetsOf(await readFile(join(folder, `${name}-2.xlsx`)))
    expect(sheet!.rows.map(row => row[0])).toEqual(['Lift company', 'Ascendo Lifts', 'Zenith Lifts', 'Total'])
  })

  test('from the list, into the next folder where the first cannot be written', async () => {
    const it = open({ saveFolders: [join(folder, 'gone'), folder], columns: 160 })
    await it.waitFor('✓ Live')
    await it.waitFor(/plr +Problem lifts +Month +2026-09/)
    it.press('jj', 'e')
    await it.waitFor(/Saved plr-2026-09\.xlsx: 4 rows, /)
    expect(await readdir(folder)).toEqual(['plr-2026-09.xlsx'])
  })

  test('that cannot be written says why', async () => {
    const it = open({ saveFolders: [join(folder, 'gone')], columns: 120 })
    await it.waitFor('✓ Live')
    await it.waitFor('2026-09')
    it.press('e')
    await it.waitFor('mcr-2026-09.xlsx cannot be written: there is no such folder.')
  })
})
