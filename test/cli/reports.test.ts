import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect } from 'vitest'
import { reportRun } from '../../cli/src/commands/reports/run'
import { monthNamed } from '../../cli/src/filters/months'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { optionsOf, runHere, type Outcome } from '../harness/cli'
import { csvRows, sheetsOf } from '../harness/files'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

const previous = monthNamed('previous', Date.now(), 'Asia/Singapore')
const startedAt = Date.parse(`${previous}-10T01:30:00+08:00`)

const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 2 })], user: { nickname: 'Nur Aisyah', role: 'ADMIN' } },
)

let folder: string

test.beforeAll(async () => {
  // Down for two hours: one breakdown of two lifts, an hour of downtime each.
  await sendAlarm(server, device, { number: 3, ts: startedAt })
  await sendAlarm(server, device, { number: 3, ts: startedAt + 2 * 3_600_000, state: 'CLEAR' })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-reports-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** Types a line, in which words are parted by single spaces and FOLDER is one that is empty. */
function type(line: string, more: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const words = line.split(' ').map(word => word.replace('FOLDER', folder))
  return runHere(words, { env: { ...env, ...more } })
}

test('a trend is shown to people by the columns of people: the sum of a month has its word, and no field for programs', async () => {
  const { stdout } = await type(`reports trend tcmr_tcmr --month ${previous}`)
  const [heading, ...rows] = stdout.trimEnd().split('\n')
  expect(heading).toMatch(/^Month +Division +Division name +Lifts +Cases .* Total points +Band *$/)
  expect(rows.at(-1)).toMatch(new RegExp(`^${previous} +Total +- +2 +1 `))
})

describe('what argv means', () => {
  const read = (line: string) => optionsOf(reportRun, line.split(' '))

  test.each([
    ['mbr', { period: undefined, format: 'table', out: undefined, ifExists: 'fail' }],
    ['mbr --month previous', { period: undefined }],
    ['mbr --month last', { period: undefined }],
    ['mbr --month 2026-10 --out mbr-{month}.xlsx', { period: '2026-10', format: 'xlsx', out: 'mbr-{month}.xlsx' }],
    ['dbr --day 2026-10-31 -o json', { period: '2026-10-31', format: 'json' }],
    ['tcmr_tcmr --by both', { report: { endpoint: { id: 'tcmr.exportDlc' } } }],
    [
      'breakdown-code-summary-report --by lift-company --group-by faultCodeRange',
      { asked: { groupBy: 'faultCodeRange' } },
    ],
    ['plr --lift-company A,B', { asked: { liftCompany: ['A', 'B'] } }],
    ['mbr --sort liftName,ASC --group-by lift', { asked: { sort: 'liftName,ASC', groupBy: 'lift' } }],
    ['--all --month 2026-10 --dir out -o csv', { set: { month: '2026-10', dir: 'out', format: 'csv' } }],
    ['--all --dir out', { set: { format: 'xlsx', ifExists: 'fail' } }],
  ])('%s', (line, expected) => {
    expect(read(line)).toMatchObject(expected)
  })

  test.each([
    ['nonsense', "argument 'key': must be one of mcr, mar, plr"],
    ['mbr --day 2026-10-01', "option '--day <day>': is not for mbr, which is by the month"],
    ['mbr --month 2026-13', 'must be a month, such as 2026-11, or last'],
    ['mbr --by both', "option '--by <whom>': is not for mbr"],
    ['breakdown-code-summary-report --by both', 'must be one of town-council, lift-company'],
    ['clr --month 2026-10', 'is not for clr, which ends now'],
    ['tcmr_tcmr --lift-company A', "option '--lift-company <names>': is not for tcmr_tcmr"],
    ['mbr --sort nonsense', 'must be FIELD,ASC or FIELD,DESC'],
    ['mbr --columns nonsense', 'must be all, or of alarmSetTs'],
    ['mbr -o table --out a.csv', 'table is for a terminal: leave out --out'],
    ['--all', "option '--all': needs --dir, where the files go"],
    ['mbr --all --dir out', 'leave out the key'],
    ['mbr --dir out', "option '--dir <folder>': is for --all"],
  ])('%s is wrong usage', (line, said) => {
    expect(read(line)).toContain(said)
  })
})

describe('one report', () => {
  test('there is a list of them, for which no server is needed', async () => {
    const { code, stdout } = await runHere(['reports', 'list', '-o', 'csv'], { env: {} })
    expect(code).toBe(0)
    expect(stdout).toContain('mbr,Monthly breakdowns,month\n')
    expect(stdout).toContain('tcmr_tcmr,')
  })

  test('is shown as a table of the previous month', async () => {
    const { code, stdout, stderr } = await type('reports run mbr --columns alarmSetTs,liftName,severity,duration')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(
      /^Set time +Lift +Severity +Duration\n10\/\d\d\/\d{4} 01:30:00 +AMK-AMA1-205-A +Breakdown +2h 0m\n$/,
    )
  })

  test('as JSON has times with their offset, and what it counts', async () => {
    const { stdout } = await type('reports run mbr -o json --tz UTC --columns alarmSetTs,liftName')
    expect(JSON.parse(stdout)).toEqual({
      content: [{ alarmSetTs: new Date(startedAt).toISOString().replace('Z', '+00:00'), liftName: 'AMK-AMA1-205-A' }],
      totalElements: 1,
      isCut: false,
    })
  })

  test('of the councils is scored by division, company and both', async () => {
    for (const [by, rows] of [
      ['division', 2],
      ['lift-company', 2],
      ['both', 3],
    ] as const) {
      const { stdout } = await type(
        `reports run tcmr_tcmr --by ${by} -o csv --columns cases,hours,frScore,ldtScore,totalScore`,
      )
      const [, ...read] = csvRows(Buffer.from(stdout))
      // One case of two lifts is 5 for each 10, and an hour each is not below 1.
      expect(read).toEqual(Array.from({ length: rows }, () => ['1', '2', '1', '3', '4']))
    }
  })

  test.each([
    'clr',
    'clr-detail',
    'w_lm_r',
    'dbr',
    'alarm-load',
    'breakdown-code-summary-report',
    'planned-switch-offs',
  ])('there is %s, with its headings', async key => {
    const { code, stdout } = await type(`reports run ${key} -o csv`)
    expect(code).toBe(0)
    expect(csvRows(Buffer.from(stdout))[0]!.length).toBeGreaterThan(2)
  })

  test('on alarm management tells programs each figure by its name', async () => {
    const { stdout } = await type('reports run alarm-load -o csv --columns figure,value')
    expect(stdout).toContain('\nalarmCnt,1\n')
  })

  test('of a month that is not over is refused with the rule', async () => {
    const { code, stderr } = await type('reports run mbr --month 2999-01')
    expect(code).toBe(2)
    expect(stderr).toBe(`liftwatch: Invalid input.\n  month: cannot be later than the previous month, ${previous}\n`)
  })

  test('is written under a name with its month, and twice the same bytes', async () => {
    const first = await type('reports run plr --out FOLDER/{key}-{month}.xlsx')
    expect(await readdir(folder)).toEqual([`plr-${previous}.xlsx`])
    const again = await type('reports run plr --out FOLDER/again.xlsx')
    const sum = (said: string) => /sha256 (\w+)/.exec(said)![1]
    expect(sum(again.stderr)).toBe(sum(first.stderr))
    const [list] = await sheetsOf(await readFile(join(folder, 'again.xlsx')))
    expect(list!.rows.flat()).toContain('AMK-AMA1-205-A')
  })
})

describe('the whole set of a month', () => {
  interface Manifest {
    readonly month: string
    readonly dataUpTo: string
    readonly generatedBy: string
    readonly reports: readonly { file: string; rows?: number; sha256?: string; problem?: string }[]
  }
  const readManifest = async () =>
    JSON.parse(await readFile(join(folder, 'out', `manifest-${previous}.json`), 'utf8')) as Manifest

  test('has a file for each report, and a manifest that says what they are', async () => {
    const { code } = await type('reports run --all --dir FOLDER/out')
    expect(code).toBe(0)
    const manifest = await readManifest()
    expect(manifest).toMatchObject({ month: previous, generatedBy: 'Nur Aisyah', organization: 'Liftwatch' })
    expect(manifest.dataUpTo).toMatch(/-01T00:00:00\.000\+08:00$/)
    const names = manifest.reports.map(({ file }) => file)
    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual([...names, `manifest-${previous}.json`].toSorted())
    expect(names).toContain(`tcmr_tcmr-both-${previous}.xlsx`)
    for (const { file, sha256 } of manifest.reports) {
      expect(
        createHash('sha256')
          .update(await readFile(join(folder, 'out', file)))
          .digest('hex'),
      ).toBe(sha256)
    }
    const again = await type('reports run --all --dir FOLDER/out --if-exists replace')
    expect(again.code).toBe(0)
    expect(await readManifest()).toEqual(manifest)
  })

  test('that is there already stays, and what a run that died has left does not', async () => {
    await type('reports run --all --dir FOLDER/out -o csv')
    const refused = await type('reports run --all --dir FOLDER/out -o csv')
    expect(refused.code).toBe(7)
    const skipped = await type('reports run --all --dir FOLDER/out -o csv --if-exists skip')
    expect({ code: skipped.code, stderr: skipped.stderr }).toEqual({
      code: 0,
      stderr: `${join(folder, 'out', `manifest-${previous}.json`)} exists already; not written.\n`,
    })
    await rm(join(folder, 'out', `manifest-${previous}.json`))
    await writeFile(join(folder, 'out', `mbr-${previous}.csv`), 'half')
    expect((await type('reports run --all --dir FOLDER/out -o csv')).code).toBe(0)
    expect(csvRows(await readFile(join(folder, 'out', `mbr-${previous}.csv`)))).toHaveLength(2)
  })

  test('of which a token may read a part is reported, with exit code 3', async () => {
    const client = await logIn(server, await createUser(server, { role: 'ADMIN' }))
    const { token } = await client.userTokens.create({ name: 'cron', permissions: ['mbr'], expiresInDays: 1 })
    const { code, stderr } = await type('reports run --all --dir FOLDER/out -o csv', { LIFTWATCH_TOKEN: token })
    expect(code).toBe(3)
    expect(stderr).toContain(`plr-${previous}.csv was not written: Sorry, you are not authorized to do this.`)
    expect(stderr).toMatch(/mbr-\S+\.csv: rows 1/)
    const { reports } = await readManifest()
    expect(reports.filter(({ problem }) => problem === undefined).map(({ file }) => file)).toEqual([
      `mbr-${previous}.csv`,
    ])
  })
})
