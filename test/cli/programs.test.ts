import { expect } from 'vitest'
import { block, sendAlarm } from '../harness/builders'
import { runHere } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'
import { csvRows } from '../harness/files'

/** The month before this one, in Singapore, and an instant of it. */
const monthStart = new Date(new Date().toISOString().slice(0, 7))
const within = monthStart.getTime() - 10 * 86_400_000
const month = new Date(within).toISOString().slice(0, 7)

const steering = 'Gate \u001B]0;owned\u0007 jammed'
const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 3 })], user: { role: 'ADMIN' } })

test.beforeAll(async () => {
  const at = (minutes: number) => within + minutes * 60_000
  await sendAlarm(server, device, { number: 7, ts: at(0), description: steering })
  await sendAlarm(server, device, { number: 3, lift: 'B', ts: at(1) })
  await sendAlarm(server, device, { number: 3, lift: 'B', ts: at(90), state: 'CLEAR' })
  await sendAlarm(server, device, { type: 'PASSENGER_TRAP', number: 0, lift: 'C', ts: at(2) })
  await sendAlarm(server, device, { type: 'RBE', number: 7, ts: at(3) })
  const words = '--priority urgent --subcategory door --description Stuck'
  await runHere(`cases create --lift ${device.clientId}-A ${words}`.split(' '), { env })
})

async function read(line: string, language = 'en', terminal?: { readonly width: number }): Promise<string> {
  const { code, stdout, stderr } = await runHere(
    line.split(' '),
    { env: { ...env, LIFTWATCH_LANG: language } },
    terminal,
  )
  expect([code, line], stderr).toEqual([0, line])
  return stdout
}

const lists = ['lifts', 'buildings', 'lmds', 'cases', 'alarms lift-fault', 'alarms passenger-trap', 'alarms rbe']
const exported: Readonly<Record<string, string>> = {
  'alarms lift-fault': 'lift-faults',
  'alarms passenger-trap': 'passenger-traps',
  'alarms rbe': 'rbes',
}
const reports = [
  'mbr',
  'mptr',
  'mar',
  'plr',
  'alarm-load',
  'tcmr_tcmr --by division',
  'tcmr_tcmr --by lift-company',
  'tcmr_tcmr --by both',
  'breakdown-code-summary-report --by town-council',
]

test.for(lists)('%s: list and export give programs the same bytes, in every language', async list => {
  const csv = await read(`${list} list --all -o csv`)
  expect(csvRows(Buffer.from(csv)).length).toBeGreaterThan(1)
  expect(await read(`export ${exported[list] ?? list} -o csv`)).toBe(csv)
  expect(await read(`export ${exported[list] ?? list} -o csv`, 'zh')).toBe(csv)
  expect(await read(`${list} list --limit 1000 -o csv`, 'zh')).toBe(csv)
  for (const format of ['json', 'jsonl', 'yaml']) {
    const text = await read(`${list} list --all -o ${format}`)
    expect(await read(`${list} list --limit 1000 -o ${format}`, 'zh'), format).toBe(text)
    expect(await read(`export ${exported[list] ?? list} -o ${format}`, 'zh'), format).toBe(text)
  }
})

test.for(reports)('%s: codes for programs, in every language', async report => {
  for (const format of ['csv', 'json', 'jsonl', 'yaml']) {
    const line = `reports run ${report} --month ${month} -o ${format}`
    const text = await read(line)
    expect(await read(line, 'zh'), format).toBe(text)
    expect(text, format).not.toMatch(/\b(Breakdown|Urgent|Outstanding|Total|Unknown|Good)\b/)
  }
})

test('a program tells the sums of the council report by what they are, and has its figures whole', async () => {
  const { content } = JSON.parse(await read(`reports run tcmr_tcmr --by both --month ${month} -o json`)) as {
    content: { summary: boolean; groupLift: boolean; liftCompany: string | null; band: string; hours: number }[]
  }
  expect(content.map(({ summary, groupLift }) => [summary, groupLift])).toEqual([
    [false, false],
    [true, true],
    [true, false],
  ])
  expect(content.map(({ liftCompany }) => liftCompany)).toEqual(['Ascendo Lifts', null, null])
  for (const { band } of content) expect(['ok', 'warning', 'critical']).toContain(band)
})

test('all rows by one answer are those of the pages, however they are asked for', async () => {
  for (const flags of [
    '--delimiter ; --bom',
    '--delimiter tab --columns liftName,severity',
    '--from 2030-01-01',
    '--sort liftName,ASC',
  ]) {
    const line = `alarms lift-fault list -o csv ${flags}`
    expect(await read(`${line} --all`), flags).toBe(await read(`${line} --limit 1000`))
  }
  const none = 'alarms lift-fault list --all -o csv --from 2030-01-01'.split(' ')
  expect(await runHere(none, { env })).toMatchObject({ code: 0, stderr: 'No lift faults.\n' })
  expect(await runHere([...none, '--fail-if-empty'], { env })).toMatchObject({ code: 9, stdout: '' })
})

test('what steers a terminal reaches none; a file has the bytes', async () => {
  expect(await read('alarms lift-fault list --all -o csv')).toContain(steering)
  expect(await read('export lift-faults')).toContain(steering)
  for (const format of ['csv', 'table', 'wide', 'json', 'jsonl', 'yaml'])
    expect(await read(`alarms lift-fault list --all -o ${format}`, 'en', { width: 200 }), format).not.toMatch(
      // eslint-disable-next-line no-control-regex -- it is what is looked for
      /\u001B\]|\u0007/,
    )
})
