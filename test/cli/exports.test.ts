import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect } from 'vitest'
import { exportCommand } from '../../cli/src/export/export-command'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { block, sendAlarm } from '../harness/builders'
import { optionsOf, runHere, type Outcome } from '../harness/cli'
import { csvRows, sheetsOf } from '../harness/files'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

const startedAt = Date.UTC(2026, 9, 31, 17, 30)
const test = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block({ lifts: 3 })], user: { nickname: 'Nur Aisyah', role: 'ADMIN' } },
)

let folder: string

test.beforeAll(async () => {
  await sendAlarm(server, device, { number: 7, ts: startedAt, description: '林说：门坏了; =1+1' })
  await sendAlarm(server, device, { number: 100, lift: 'B', ts: startedAt + 1_000, description: '=HYPERLINK("x")' })
  await sendAlarm(server, device, { number: 100, lift: 'B', ts: startedAt + 91_000, state: 'CLEAR' })
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-export-'))
  return () => rm(folder, { recursive: true, force: true })
})

/** Types a line, in which words are parted by single spaces and FOLDER is one that is empty. */
function type(line: string, more: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const words = line.split(' ').map(word => word.replace('FOLDER', folder))
  return runHere(words, { env: { ...env, ...more } })
}

const inFolder = (name: string) => join(folder, name)

describe('what argv means', () => {
  const read = (line: string) => optionsOf(exportCommand(liftFaultView), line === '' ? [] : line.split(' '))

  test('without a word: CSV for scripts, to stdout', () => {
    expect(read('')).toMatchObject({
      filter: {},
      sort: 'alarmStartTs,DESC',
      format: 'csv',
      csv: { headings: 'keys', times: 'iso', delimiter: ',', byteOrderMark: 'false' },
      out: undefined,
      ifExists: 'fail',
      failIfEmpty: false,
    })
  })

  test.each([
    ['--out faults-{month}.xlsx', { format: 'xlsx', out: 'faults-{month}.xlsx' }],
    ['--out faults.yml', { format: 'yaml' }],
    ['--out faults.txt', { format: 'csv' }],
    ['--out faults.xlsx -o json', { format: 'json' }],
    ['--out -', { out: undefined }],
    ['--columns liftName,severity,liftName', { columns: ['liftName', 'severity'] }],
    [
      '--delimiter tab --bom --headings words --times clock',
      { csv: { delimiter: '\t', byteOrderMark: 'true', headings: 'words', times: 'clock' } },
    ],
    ['--if-exists skip --severity urgent', { ifExists: 'skip', filter: { severity: ['URGENT'] } }],
  ])('%s', (line, expected) => {
    expect(read(line)).toMatchObject(expected)
  })

  test.each([
    ['--out faults-{year}.csv', 'has an unknown place; known are {date} and {month}'],
    ['-o xlsx --bom', "option '--bom': is for -o csv alone"],
    ['--out x.json --headings words', "option '--headings <kind>': is for -o csv alone"],
    ['--columns nonsense', 'must be all, or of id, liftId'],
    ['--columns nonsense --headings words', 'must be all, or of severity, alarmStartTs'],
    ['--if-exists perhaps', 'Allowed choices are fail, replace, skip.'],
    ['--out', 'argument missing'],
  ])('%s is wrong usage', (line, said) => {
    expect(read(line)).toContain(said)
  })
})

describe('a list as a file', () => {
  test('is CSV that scripts read, reported on stderr', async () => {
    const { code, stdout, stderr } = await type(
      'export lift-faults --columns alarmStartTs,liftName,description,duration',
    )
    const [heading, ...rows] = csvRows(Buffer.from(stdout))
    expect(heading).toEqual(['alarmStartTs', 'liftName', 'description', 'duration'])
    expect(rows).toEqual([
      ['2026-11-01T01:30:01.000+08:00', 'AMK-AMA1-205-B', `'=HYPERLINK("x")`, '90000'],
      ['2026-11-01T01:30:00.000+08:00', 'AMK-AMA1-205-A', '林说：门坏了; =1+1', ''],
    ])
    const sha256 = createHash('sha256').update(stdout).digest('hex')
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `-: rows 2, bytes ${Buffer.byteLength(stdout)}, sha256 ${sha256}.\n`,
    })
  })

  test('is CSV that a spreadsheet reads, on the clock that is asked for', async () => {
    const line =
      'export lift-faults --columns alarmStartTs,description,duration --headings words --times clock --delimiter ; --bom --tz UTC --lift b'
    const { stdout } = await type(line)
    expect(stdout).toBe('\uFEFFSet time;Description;Duration\r\n2026-10-31 17:30:01;"\'=HYPERLINK(""x"")";0:01:30\r\n')
  })

  test('is a spreadsheet with real dates, and a sheet that says what it is', async () => {
    const { code, stderr } = await type('export lift-faults --tz UTC --out FOLDER/faults.xlsx', {
      LIFTWATCH_LANG: 'zh',
    })
    expect(code).toBe(0)
    expect(stderr).toContain('faults.xlsx：行数 2')
    const [list, about] = await sheetsOf(await readFile(inFolder('faults.xlsx')))
    expect(list!.name).toBe('电梯故障')
    expect(list!.rows[1]).toContainEqual(new Date('2026-10-31T17:30:01Z'))
    expect(list!.rows.flat()).toContain('林说：门坏了; =1+1')
    expect(about!.rows.flat()).toContain('UTC')
    expect(about!.rows.flat()).toContain('Nur Aisyah')
  })

  test('as JSON, JSON lines and YAML has what the list has', async () => {
    for (const format of ['json', 'jsonl', 'yaml']) {
      for (const filter of ['', ' --from 2030-01-01']) {
        const listed = await type(`alarms lift-fault list --all -o ${format}${filter}`)
        expect((await type(`export lift-faults -o ${format}${filter}`)).stdout).toBe(listed.stdout)
      }
    }
    const { stdout } = await type('export lift-faults -o jsonl --columns liftName')
    expect(stdout).toBe('{"liftName":"AMK-AMA1-205-B"}\n{"liftName":"AMK-AMA1-205-A"}\n')
  })

  test.each(['passenger-traps', 'rbes', 'lifts', 'buildings', 'lmds', 'audit'])('there is one of %s', async table => {
    const { code, stdout, stderr } = await type(`export ${table} --columns all`)
    const rows = csvRows(Buffer.from(stdout))
    expect({ code, rows: rows.length - 1 }).toEqual({ code: 0, rows: Number(/rows (\d+)/.exec(stderr)![1]) })
  })
})

describe('the file', () => {
  test('has the day and the month in its name', async () => {
    await type('export lifts --out FOLDER/lifts-{month}-{date}.csv')
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format()
    expect(await readdir(folder)).toEqual([`lifts-${day.slice(0, 7)}-${day}.csv`])
  })

  test('of a month has that month in its name, and its rows alone', async () => {
    await type('export lift-faults --month 2026-11 --out FOLDER/{month}.csv --columns liftName')
    await type('export lift-faults --month 2026-10 --out FOLDER/{month}.csv --columns liftName')
    expect(await readFile(inFolder('2026-11.csv'), 'utf8')).toBe('liftName\nAMK-AMA1-205-B\nAMK-AMA1-205-A\n')
    expect(await readFile(inFolder('2026-10.csv'), 'utf8')).toBe('liftName\n')
    expect((await type('export lift-faults --month 2026-10 --tz UTC')).stderr).toContain('rows 2')
    expect((await type('export lift-faults --month 2026-10 --from 2026-10-02')).stderr).toContain(
      "option '--month <month>' cannot be used with option '--from <time>'",
    )
  })

  test('is not replaced, unless that is asked for', async () => {
    await writeFile(inFolder('a.csv'), 'before')
    await chmod(inFolder('a.csv'), 0o640)
    const refused = await type('export lifts --out FOLDER/a.csv')
    expect(refused.code).toBe(7)
    expect(refused.stderr).toMatch(/a\.csv exists already; give --if-exists replace to replace it\.\n$/)
    const skipped = await type('export lifts --out FOLDER/a.csv --if-exists skip')
    expect(skipped.code).toBe(0)
    expect(skipped.stderr).toMatch(/a\.csv exists already; not written\.\n$/)
    expect(await readFile(inFolder('a.csv'), 'utf8')).toBe('before')
    expect((await type('export lifts --out FOLDER/a.csv --if-exists replace')).code).toBe(0)
    expect(csvRows(await readFile(inFolder('a.csv')))).toHaveLength(4)
    expect((await stat(inFolder('a.csv'))).mode & 0o777).toBe(0o640)
    expect(await readdir(folder)).toEqual(['a.csv'])
  })

  test('is written where a link leads', async () => {
    await writeFile(inFolder('real.csv'), 'before')
    await symlink('real.csv', inFolder('link.csv'))
    await type('export lifts --out FOLDER/link.csv --if-exists replace')
    expect(csvRows(await readFile(inFolder('real.csv')))).toHaveLength(4)
  })

  test('is not there at all where the export fails', async () => {
    const refused = await type('export lifts --out FOLDER/a.csv', { LIFTWATCH_TOKEN: 'lw_wrong' })
    expect(refused.code).toBe(4)
    const empty = await type('export lift-faults --from 2030-01-01 --out FOLDER/a.csv --fail-if-empty')
    expect(empty).toEqual({ code: 9, stdout: '', stderr: 'liftwatch: Nothing matches.\n' })
    expect(await readdir(folder)).toEqual([])
  })

  test('has one clear line where it cannot be written', async () => {
    await writeFile(inFolder('file'), '')
    for (const [out, reason] of [
      ['FOLDER', 'it is a folder'],
      ['FOLDER/none/a.csv', 'there is no such folder'],
      ['FOLDER/file/a.csv', 'what should be its folder is a file'],
    ] as const) {
      const { code, stderr } = await type(`export lifts --out ${out}`)
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: `liftwatch: ${out.replace('FOLDER', folder)} cannot be written: ${reason}.\n`,
      })
    }
  })

  test('is left to a run that is writing it, and taken over from one that died', async () => {
    const lock = inFolder('.a.csv.lock')
    await writeFile(lock, JSON.stringify({ pid: process.pid, host: hostname() }))
    const busy = await type('export lifts --out FOLDER/a.csv')
    expect(busy.code).toBe(7)
    expect(busy.stderr).toBe(
      `liftwatch: ${inFolder('a.csv')} is being written by process ${process.pid} on ${hostname()}.\n`,
    )
    // No process has a number as high as this.
    await writeFile(lock, JSON.stringify({ pid: 2 ** 30, host: hostname() }))
    expect((await type('export lifts --out FOLDER/a.csv')).code).toBe(0)
    expect(await readdir(folder)).toEqual(['a.csv'])
  })

  test('is written by one of many that run at once', async () => {
    const line = 'export lifts --out FOLDER/a.csv --if-exists replace'
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => type(line)))
    expect(outcomes.filter(({ code }) => code === 0).length).toBeGreaterThanOrEqual(1)
    for (const { code } of outcomes) expect([0, 7]).toContain(code)
    expect(csvRows(await readFile(inFolder('a.csv')))).toHaveLength(4)
    expect(await readdir(folder)).toEqual(['a.csv'])
  })

  test('goes to what is no file as it comes', async () => {
    const { code, stderr } = await type('export lifts --out /dev/null')
    expect(code).toBe(0)
    expect(stderr).toMatch(/^\/dev\/null: rows 3/)
  })

  test('never goes to a terminal as it is', async () => {
    const { code, stderr } = await runHere(['export', 'lifts'], { env }, { width: 80 })
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'liftwatch: --out is needed where stdout is a terminal.\n' })
  })
})
