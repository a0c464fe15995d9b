import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { makeConfigFolder, runHere } from '../harness/cli'
import { csvRows } from '../harness/files'
import { device, server, test as usualTest, user as operator } from '../harness/fixtures'

const startedAt = Date.UTC(2026, 0, 1, 1, 2, 3)
const texts = ['林说：“门坏了”', 'a "b", c', '=1+1', '+65 6123', '-1', '@SUM(A1)', '00123', '2026-01-01', '1e5']

const office = promisify(execFile)
const hasOffice = await office('soffice', ['--version']).then(
  () => true,
  () => false,
)

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

let folder: string
let env: Record<string, string>

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liftwatch-xlsx-'))
  env = { LIFTWATCH_SERVER: server.url, LIFTWATCH_CONFIG_DIR: await makeConfigFolder(), LIFTWATCH_LANG: 'zh' }
  await runHere(['login', operator.name, '--password-file', '-'], { env, stdin: `${operator.password}\n` })
  for (const [index, description] of texts.entries()) {
    await sendAlarm(server, device, { number: 100 + index, ts: startedAt + index * 1_000, description })
  }
  await sendAlarm(server, device, { number: 100, ts: startedAt + 90_061_000, state: 'CLEAR' })
})
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function exported(name: string, ...more: string[]): Promise<void> {
  const columns = 'liftName,description,alarmStartTs,alarmClearTs,duration,repeatCnt,severity'
  const line = [
    'export',
    'lift-faults',
    '--columns',
    columns,
    '--sort',
    'alarmStartTs,ASC',
    '--out',
    join(folder, name),
  ]
  expect((await runHere([...line, ...more], { env })).code).toBe(0)
}

test.runIf(hasOffice)(
  'an office suite reads a spreadsheet as the CSV of the same rows: dates as dates, Chinese intact',
  async () => {
    await exported('faults.xlsx')
    await exported('ours.csv', '--headings', 'words', '--times', 'clock')
    // Commas, quotes, UTF-8, cells as they are shown; a profile of its own, as another may be running.
    const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1'
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const argv = [profile, '--headless', '--convert-to', filter, '--outdir', folder, join(folder, 'faults.xlsx')]
    await office('soffice', argv, { env: { ...process.env, HOME: folder } })
    const parsed = csvRows(
      Buffer.from((await readFile(join(folder, 'faults-电梯故障.csv'), 'utf8')).replaceAll('\n', '\r\n')),
    )
    const ours = csvRows(await readFile(join(folder, 'ours.csv')))
    // In CSV an apostrophe disarms what a spreadsheet would run; a cell of text needs none.
    const armed = ours.map(row => row.map(cell => cell.replace(/^'(?=[=+\-@])/, '')))
    expect(parsed).toEqual(armed)
    expect(parsed[1]!.slice(1, 5)).toEqual(['林说：“门坏了”', '2026-01-01 09:02:03', '2026-01-02 10:03:04', '25:01:01'])
    expect(parsed.map(row => row[1])).toEqual(['描述', ...texts])
  },
  120_000,
)
