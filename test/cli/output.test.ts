import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { expect, test } from 'vitest'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { createContext } from '../../cli/src/command/context'
import type { OutputFormat } from '../../cli/src/output/formats'
import { writeList } from '../../cli/src/output/list'
import { printable, printableJson } from '../../cli/src/output/printable'
import { columnsOf, linesOf } from '../../cli/src/output/of-table'
import { createLineWriter, writeRecord } from '../../cli/src/output/rows'
import { memoryIo } from '../harness/cli'
import { alarmOfALift } from './alarm-of-a-lift'

const liftFaultColumns = columnsOf(liftFaultTable)

const fault: LiftFault = {
  ...alarmOfALift,
  alarmLiftFaultNumber: 7,
  description: 'Car stopped outside door zone',
  severity: 'URGENT',
  alarmStatus: 'CLEAR',
  alarmClearTs: 1_795_000_307_000,
  duration: 307_000,
  acknowledgedBy: { id: '01890a5d-ac96-774b-bcce-b302099a8059', name: '陈安' },
  arrivalTs: null,
  technicianName: null,
  faultCode: null,
  result: 'Door "rail" cleaned,\nrun tested',
  complaintCnt: 0,
  firstComplaintAt: null,
  isLiftOff: false,
}

type Terminal = Parameters<typeof memoryIo>[1]

async function listed(format: OutputFormat, rows: LiftFault[], total: number, terminal?: Terminal, env = {}) {
  const { io, written } = memoryIo({ env }, terminal)
  async function* pages() {
    yield { content: rows, totalElements: total }
  }
  await writeList(await createContext(io), { format }, liftFaultColumns, pages(), { emptyKey: 'alarms.none' })
  return written
}

async function recorded(format: OutputFormat, terminal?: Terminal) {
  const { io, written } = memoryIo({}, terminal)
  await writeRecord(await createContext(io), { format }, liftFaultColumns.all, fault)
  return written.stdout
}

test('a table is as wide as its cells, Chinese ones counted double, and says when it is cut', async () => {
  const other = { ...fault, acknowledgedBy: null, liftName: 'B', operationalStatus: 'OUTSTANDING' as const }
  expect(await listed('table', [fault, other], 5)).toEqual({
    stdout: [
      'Id                                    Set time             Lift            Fault number  Description                    Severity  Alarm status  Status       Acknowledged by',
      '01890a5d-ac96-774b-bcce-b302099a8057  18/11/2026 19:06:40  AMK-AMA1-205-A  7             Car stopped outside door zone  Urgent    Clear         Deployment   陈安',
      '01890a5d-ac96-774b-bcce-b302099a8057  18/11/2026 19:06:40  B               7             Car stopped outside door zone  Urgent    Clear         Outstanding  -',
      '',
    ].join('\n'),
    stderr: '2 of 5 shown; --all or --limit N shows more.\n',
  })
})

test('Chinese headers keep the columns straight', async () => {
  const { stdout } = await listed('table', [fault], 1, undefined, { LIFTWATCH_LANG: 'zh' })
  const [header = '', row = ''] = stdout.split('\n')
  expect(header).toMatch(/^编号 {34}触发时间 {13}电梯 {12}故障编号 {2}描述/)
  expect(row).toContain('紧急      解除      处理中  陈安')
})

test('what happened is said in Chinese too, but not to scripts', async () => {
  const zh = { LIFTWATCH_LANG: 'zh' }
  expect((await listed('table', [fault], 1, undefined, zh)).stdout).toContain('轿厢停于门区外')
  expect((await listed('csv', [fault], 1, undefined, zh)).stdout).toContain(fault.description)
})

test('on a narrow terminal the text that may shrink does, and nothing else', async () => {
  const { stdout } = await listed('table', [fault], 1, { width: 150 })
  const [, row = ''] = stdout.split('\n')
  expect(row).toContain(fault.id)
  expect(row).toMatch(/ {2}Car stop[a-z]*…/)
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(150)
})

test('colour is by tone, and only where there is colour', async () => {
  const { stdout } = await listed('table', [fault], 1, { width: 300, hasColour: true })
  expect(stdout).toContain('\u001B[1;31mUrgent  \u001B[0m')
  expect(stdout).toContain('\u001B[31mDeployment\u001B[0m')
  expect((await listed('table', [fault], 1, { width: 300 })).stdout).not.toContain('\u001B')
})

test('nothing found is nothing on stdout in a table, an empty list for scripts, and a word on stderr', async () => {
  const stderr = 'No lift faults.\n'
  expect(await listed('table', [], 0)).toEqual({ stdout: '', stderr })
  expect(await listed('json', [], 0)).toEqual({
    stdout: '{\n  "content": [],\n  "totalElements": 0,\n  "isCut": false\n}\n',
    stderr,
  })
  expect(await listed('jsonl', [], 0)).toEqual({ stdout: '', stderr })
  expect((await listed('csv', [], 0)).stdout).toMatch(
    /^id,liftId,liftName,.*,firstComplaintAt,isLiftOff,updatedAt,lastEditor\n$/,
  )
})

test('JSON has every field of the contract under its own name, and instants with their offset', async () => {
  const { stdout } = await listed('json', [fault], 1)
  const { content, totalElements } = JSON.parse(stdout) as { content: object[]; totalElements: number }
  expect(totalElements).toBe(1)
  expect(content).toEqual([
    {
      ...fault,
      alarmStartTs: '2026-11-18T19:06:40.000+08:00',
      alarmClearTs: '2026-11-18T19:11:47.000+08:00',
      acknowledgeAt: '2026-11-18T19:07:40.000+08:00',
    },
  ])
  expect((await listed('jsonl', [fault, fault], 2)).stdout.trim().split('\n')).toHaveLength(2)
})

test('CSV quotes what needs it, and leaves what is not there empty', async () => {
  const [, first = '', second = ''] = (await listed('csv', [fault], 1)).stdout.split('\n')
  expect(`${first}\n${second}`).toBe(
    '01890a5d-ac96-774b-bcce-b302099a8057,01890a5d-ac96-774b-bcce-b302099a8058,AMK-AMA1-205-A,205 ANG MO KIO AVE 1,560205,' +
      ',,,7,Car stopped outside door zone,URGENT,CLEAR,2026-11-18T19:06:40.000+08:00,2026-11-18T19:11:47.000+08:00,307000,0,' +
      'DEPLOYMENT,Deployment,2026-11-18T19:07:40.000+08:00,陈安,,,,,,"Door ""rail"" cleaned,\nrun tested",0,,false,,',
  )
})

test('CSV runs no formula in a spreadsheet, is parted by what was asked for, and marked as UTF-8', async () => {
  const evil = { ...fault, description: '=HYPERLINK("http://x";"a,b")', result: '-1', repeatCnt: -1 }
  const { io, written } = memoryIo()
  const columns = ['description', 'result', 'repeatCnt'].map(name =>
    liftFaultColumns.all.find(column => column.name === name)!,
  )
  const output = { format: 'csv', delimiter: ';', bom: true } as const
  createLineWriter(await createContext(io), output, { all: columns, inTable: columns }).write([evil])
  expect(written.stdout).toBe(`\uFEFFdescription;result;repeatCnt\n"'=HYPERLINK(""http://x"";""a,b"")";'-1;-1\n`)
})

test('one fault as a record: a line each, text of several lines separate', async () => {
  const text = await recorded('table')
  expect(text).toContain('Lift                AMK-AMA1-205-A\n')
  expect(text).toContain('Duration            5m 7s\n')
  expect(text).toContain('Technician on site  -\n')
  expect(text).toContain('Result              Door "rail" cleaned,\n                    run tested\n')
  expect(JSON.parse(await recorded('json'))).toEqual(JSON.parse(await recorded('jsonl')))
})

test('a watched fault is one line with columns of fixed width', async () => {
  const { io, written } = memoryIo()
  createLineWriter(await createContext(io), { format: 'table' }, linesOf(liftFaultColumns)).write([fault])
  expect(written.stdout).toBe(
    '18/11/2026 19:06:40  AMK-AMA1-205-A      7    Car stopped outside door zone     Urgent         Clear  Deployment   陈安\n',
  )
})

test('what steers a terminal never reaches one from data', async () => {
  const evil = { ...fault, description: '\u001B]0;owned\u0007\u009B2J\u202Eabc', result: null }
  for (const format of ['table', 'json', 'jsonl', 'csv'] as const) {
    const { stdout } = await listed(format, [evil], 1, { width: 400 })
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    if (format.startsWith('json'))
      expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify(evil.description))
  }
  // A file gets what there is.
  expect((await listed('csv', [evil], 1)).stdout).toContain(evil.description)
})

test('printable texts stay on one line', () => {
  expect(printable('a\r\nb\tc\u0000d')).toBe('a b c\\u0000d')
  expect(printableJson({ a: '\u009B' })).toBe('{"a":"\\u009b"}')
})
