import { expect } from 'vitest'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { filterFlags } from '../../cli/src/filters/filter-flags'
import { block, createUser, logIn, sendAlarm } from '../harness/builders'
import { test as usualTest, type } from '../harness/cli-fixtures'
import { device, server } from '../harness/fixtures'

/** 19:06:40 in Singapore, 06:06:40 in New York. */
const setAt = Date.parse('2026-01-18T11:06:40Z')

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block()], user: {} })

test.beforeAll(async () => {
  await sendAlarm(server, device, { number: 7, ts: setAt })
})

const times = 'alarms lift-fault list --columns alarmStartTs'

test.each([
  ['-o csv', {}, 'alarmStartTs\n2026-01-18T19:06:40.000+08:00\n'],
  ['-o csv --tz UTC', {}, 'alarmStartTs\n2026-01-18T11:06:40.000+00:00\n'],
  ['-o jsonl --tz America/New_York', {}, '{"alarmStartTs":"2026-01-18T06:06:40.000-05:00"}\n'],
  ['-o jsonl', { LIFTWATCH_TZ: 'Asia/Kathmandu' }, '{"alarmStartTs":"2026-01-18T16:51:40.000+05:45"}\n'],
  ['--tz UTC', { LIFTWATCH_TZ: 'Asia/Kathmandu' }, 'Set time\n18/01/2026 11:06:40\n'],
])('times are shown on the clock of the zone that is chosen: %s %j', async (flags, more, stdout) => {
  expect(await type(`${times} ${flags}`, '', more)).toEqual({ code: 0, stdout, stderr: '' })
})

test('--tz may come before the command as well', async () => {
  expect((await type(`--tz UTC ${times} -o csv`)).stdout).toContain('T11:06:40.000+00:00')
})

test('a day is the day of the zone, also where the clocks are changed in it', () => {
  const inZone = (filter: object, zone: string) => filterFlags(liftFaultFilters).inZone({ ...filter }, zone, 0)
  const day = { startCreateTs: '2026-03-29', endCreateTs: '2026-03-29', blk: '2026-03-29' }
  expect(inZone(day, 'Asia/Singapore')).toEqual({
    startCreateTs: Date.parse('2026-03-28T16:00Z'),
    endCreateTs: Date.parse('2026-03-29T15:59:59.999Z'),
    blk: '2026-03-29',
  })
  expect(inZone(day, 'Europe/London')).toMatchObject({
    startCreateTs: Date.parse('2026-03-29T00:00Z'),
    endCreateTs: Date.parse('2026-03-29T22:59:59.999Z'),
  })
})

test('--from and --to follow the zone, in lists and in counts', async () => {
  const zone = '--tz Pacific/Auckland'
  expect((await type(`alarms lift-fault list --to 2026-01-18 --columns id -o csv`)).stdout).toMatch(/^id\n.+\n$/)
  expect((await type(`alarms lift-fault list --to 2026-01-18 ${zone}`)).stderr).toBe('No lift faults.\n')
  const count = async (flags: string) => (await type(`alarms lift-fault count -o csv ${flags}`)).stdout.split('\n')[1]
  expect(await count('--from 2026-01-19')).toBe('0,0,0,0')
  expect(await count(`--from 2026-01-19 ${zone}`)).toBe('1,0,1,0')
})

test('what is said of an error follows it too', async () => {
  const client = await logIn(server, await createUser(server, { nickname: 'Priya Raman' }))
  const { content } = await client.liftFaults.page({})
  const { id } = content[0]!
  const { acknowledgeAt } = await client.liftFaults.acknowledge({ id })
  const iso = new Date(acknowledgeAt!).toISOString()
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(iso)!
  const { stderr, stdout } = await type(`alarms lift-fault ack ${id} --tz UTC -o jsonl`)
  expect(stderr).toBe(`liftwatch: Already acknowledged by Priya Raman at ${day}/${month}/${year} ${time}.\n`)
  expect(JSON.parse(stdout)).toMatchObject({ heldSince: iso.replace('Z', '+00:00') })
})
