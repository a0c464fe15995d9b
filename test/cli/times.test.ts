import { formatIso } from '@liftwatch/core/text/format-iso'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { expect } from 'vitest'
import { listCommand } from '../../cli/src/lists/list-command'
import { block, sendAlarm } from '../harness/builders'
import { runHere } from '../harness/cli'
import { env, test as usualTest } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'
import { page, table } from '../harness/options-table'

const hourMs = 3_600_000
const wrongTime = "error: option '--from <time>': must be a date such as 2026-11-30, or a time such as 2026-11-30T14:00"
const tooEarly = "error: option '--to <time>': must not be before --from"
const between = (startCreateTs: string, endCreateTs: string) => ({ filter: { startCreateTs, endCreateTs }, ...page })

table('alarms lift-fault list, by time', listCommand(liftFaultView), [
  ['--from 2026-02-30', wrongTime],
  ['--from 2026-11-30T24:00', wrongTime],
  ['--from 2026-11-30+08:00', wrongTime],
  ['--from 2026-11-20T10:00 --to 2026-11-20', between('2026-11-20T10:00', '2026-11-20')],
  ['--from 2026-11-20T10:00 --to 2026-11-20T09:59:59', tooEarly],
  ['--from 2026-11-20T10:00Z --to 2026-11-20T17:00+08:00', tooEarly],
  // Whether it comes before depends on the zone.
  ['--from 2026-11-20T10:00Z --to 2026-11-20T09:00', between('2026-11-20T10:00Z', '2026-11-20T09:00')],
  ['--filter startCreateTs=2026-11-20T10:00', { filter: { startCreateTs: '2026-11-20T10:00' }, ...page }],
  ['--since 24h', { filter: { startCreateTs: { sinceMs: 24 * hourMs } }, ...page }],
  ['--since 0h', "error: option '--since <duration>': must be more than nothing"],
  ['--since 1h --month last', "error: option '--month <month>' cannot be used with option '--since <duration>'"],
  ['--since 1h --from 2026-11-20', "error: option '--since <duration>' cannot be used with option '--from <time>'"],
  ['--month last', { filter: { startCreateTs: { month: 'last' }, endCreateTs: { month: 'last' } }, ...page }],
])

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

let list: (filter: string, tz?: string) => Promise<number[]>
const now = Date.now()

test.beforeAll(async () => {
  for (const [number, hours] of [
    [1, 50],
    [2, 5],
    [3, 1],
  ] as const)
    await sendAlarm(server, device, { number, ts: now - hours * hourMs })
  list = async (filter, tz = 'Asia/Singapore') => {
    const argv = ['alarms', 'lift-fault', 'list', ...filter.split(' '), '--tz', tz, '-o', 'jsonl']
    const { stdout, stderr } = await runHere(argv, { env })
    if (stderr !== '' && !stderr.startsWith('No ')) throw new Error(stderr)
    const rows = stdout.split('\n').filter(Boolean)
    return rows
      .map(row => (JSON.parse(row) as { alarmLiftFaultNumber: number }).alarmLiftFaultNumber)
      .toSorted((one, other) => one - other)
  }
})

test('--since, and --from and --to with a time, find what was set in between', async () => {
  expect(await list('--since 2h')).toEqual([3])
  expect(await list('--since 6h')).toEqual([2, 3])
  const sixHoursAgo = formatIso(now - 6 * hourMs, 'Asia/Singapore')
  const threeHoursAgo = formatIso(now - 3 * hourMs, 'Asia/Singapore')
  expect(await list(`--from ${sixHoursAgo} --to ${threeHoursAgo}`)).toEqual([2])
  expect(await list(`--from ${sixHoursAgo.slice(0, 16)}`)).toEqual([2, 3])
  // The same digits on another clock are another time.
  expect(await list(`--from ${sixHoursAgo.slice(0, 16)}`, 'Pacific/Honolulu')).toEqual([])
})

test('a time that the clocks leave out is one line', async () => {
  const said = 'liftwatch: Invalid input.\n  --from: 2026-03-29T02:30 is left out by the clocks of Europe/Berlin\n'
  await expect(list('--from 2026-03-29T02:30', 'Europe/Berlin')).rejects.toThrow(said)
})
