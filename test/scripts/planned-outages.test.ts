import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { compare, differs, type Compared } from '../../scripts/outages/compare'
import { monthsWith } from '../../scripts/outages/month'
import { readStretches } from '../../scripts/outages/read-stretches'
import { assign } from '../../scripts/replay/assign'
import { toEdges } from '../../scripts/replay/edges'
import { readOutages } from '../../scripts/replay/outages'
import { saySwitchOffs, toSwitchOffs, toVisits } from '../../scripts/replay/planned'
import { play } from '../../scripts/replay/play'
import { storeSwitchOffs } from '../../scripts/replay/store-switch-offs'
import { block, createEstate } from '../harness/builders'
import { client, devices, server, test as usualTest } from '../harness/fixtures'

const real = '../shared/data/outages.csv.gz'

const csv = `source,lift_id,site,start_utc,end_utc,end_kind,reason,category,detail
metro,ONE,Court St,2024-03-10T00:00:00Z,2024-03-10T06:00:00Z,observed,Repair,unplanned,
metro,ONE,Court St,2024-03-10T04:00:30Z,2024-03-10T10:00:00Z,observed,Maintenance,planned,
metro,ONE,Court St,2024-03-10T09:00:00Z,2024-03-10T12:00:00Z,observed,Inspection,planned,
metro,TWO,Court St,2024-02-27T00:00:00Z,2024-04-02T00:00:00Z,observed,Modernization,planned,
metro,TWO,Court St,2024-03-05T00:00:00Z,2024-03-06T00:00:00Z,observed,Repair,unplanned,
metro,OPEN,Court St,2024-03-02T00:00:00Z,,open,Modernization,planned,
metro,OPEN,Court St,2024-03-08T00:00:00Z,2024-03-08T01:00:00Z,observed,Prev. Maint. Inspection,planned,
metro,OPEN,Court St,2024-03-04T00:00:00Z,2024-03-05T00:00:00Z,cancelled,Maintenance,planned,
`

const test = usualTest.extend('given', { scope: 'file' }, { blocks: [block({ lifts: 3 })], client: {} })

let compared: Compared[]
let folder: string
let file: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lw-planned-'))
  file = join(folder, 'outages.csv')
  await writeFile(file, csv)
  const { outages } = await readOutages(file)
  const unplanned = outages.filter(({ isPlanned }) => !isPlanned)
  const ended = (await readStretches(file, 'planned')).filter(({ to }) => to !== Infinity)
  compared = await compare(
    { db: server.db, mqttUrl: server.mqttUrl, client, devices },
    {
      edges: toEdges(unplanned).edges,
      stretches: await readStretches(file),
      planned: { outages, stretches: ended },
    },
    monthsWith(outages.map(({ startTs }) => startTs)),
  )
})
test.afterAll(() => rm(folder, { recursive: true }))

test('planned outages are closed switch-offs, one of a lift at a time, and a second run stores none twice', async () => {
  const { outages } = await readOutages(file)
  const { content } = await client.switchOffs.page({ tab: 'HISTORY', sort: 'offAt,ASC' })
  const name = (letter: string) => `${devices[0]!.clientId}-${letter}`
  expect(content.map(({ liftName, report, status, duration }) => [liftName, report, status, duration])).toEqual([
    // The file's lifts get those of the estate in the order of their names: ONE, OPEN, TWO.
    [name('C'), 'Modernization', 'CLOSED', 35 * 24 * 60],
    [name('B'), 'Prev. Maint. Inspection', 'CLOSED', 60],
    [name('A'), 'Maintenance', 'CLOSED', 8 * 60 - 1],
  ])
  const assignments = await assign(server.db, ['metro ONE', 'metro OPEN', 'metro TWO'], devices)
  const past = toSwitchOffs(outages, lift => assignments.get(lift)!.liftId)
  expect(saySwitchOffs(past, await storeSwitchOffs(server.db, past.switchOffs))).toBe(
    '3 switch-offs of planned outages, 0 of them new, 1 merged into one that they overlap, 1 without an end and left out',
  )
  const { content: reported } = await client.plannedSwitchOffs.page({ month: '2024-03' })
  expect(reported).toHaveLength(3)
})

test('they are no downtime and no time in which the lift was to run; the report and the file alone agree', () => {
  expect(compared.filter(differs)).toEqual([])
  const of = (lift: string, month = '2024-03') =>
    compared.find(one => one.lift === `metro ${lift}` && one.month === month)!.report!
  // Four hours and half a minute before the switch-off began.
  expect(of('ONE').outageHours).toBeCloseTo(4 + 30 / 3_600, 6)
  expect(of('ONE').availabilityPercent).toBeCloseTo(100 - ((4 + 30 / 3_600) * 100) / (31 * 24 - 8 + 30 / 3_600), 6)
  // Planned to be off all the month: a fault of it is no downtime, and there is no share.
  expect(of('TWO')).toEqual({ outageHours: 0, availabilityPercent: Number.NaN })
})

test('those for maintenance are visits: the device shows maintenance mode', async () => {
  const { outages } = await readOutages(file)
  const visits = toVisits(outages)
  expect(visits.map(({ lift, state, type, number }) => [lift, state, type, number])).toEqual([
    ['metro OPEN', 'SET', 'RBE', 7],
    ['metro OPEN', 'CLEAR', 'RBE', 7],
    ['metro ONE', 'SET', 'RBE', 7],
    ['metro ONE', 'CLEAR', 'RBE', 7],
  ])
  const assignments = await assign(server.db, ['metro ONE', 'metro OPEN', 'metro TWO'], devices)
  await play(server.mqttUrl, visits, assignments, { speed: Number.POSITIVE_INFINITY, at: 'original' })
  const { content } = await client.rbes.page({ sort: 'alarmStartTs,ASC' })
  expect(content.map(({ lift, alarmStartTs, alarmClearTs }) => [lift.name.at(-1), alarmStartTs, alarmClearTs])).toEqual(
    [
      ['B', Date.parse('2024-03-08T00:00:00Z'), Date.parse('2024-03-08T01:00:00Z')],
      ['A', Date.parse('2024-03-10T04:00:30Z'), Date.parse('2024-03-10T10:00:00Z')],
    ],
  )
})

test.skipIf(!existsSync(real))('all 1,844 of the real ones have their place, each once', async () => {
  const { outages } = await readOutages(real)
  expect(outages.filter(({ isPlanned }) => isPlanned)).toHaveLength(1_844)
  const { switchOffs, mergedCnt, openCnt } = toSwitchOffs(outages, lift => lift)
  expect(switchOffs.length + mergedCnt + openCnt).toBe(1_844)
  expect(openCnt).toBe(5)
  const until = new Map<string, number>()
  for (const { liftId, offAt, onAt } of switchOffs) {
    expect(offAt).toBeGreaterThan(until.get(liftId) ?? -Infinity)
    expect(onAt).toBeGreaterThanOrEqual(offAt)
    until.set(liftId, onAt)
  }
  const visits = toVisits(outages)
  expect(visits.length / 2).toBeGreaterThan(1_200)
})

test.skipIf(!existsSync(real))(
  'of the real lifts that were out most, planned and not, the report and the file alone agree',
  { timeout: 180_000 },
  async () => {
    const { outages } = await readOutages(real)
    const [all, planned] = [await readStretches(real), await readStretches(real, 'planned')]
    const counts = new Map<string, number>()
    for (const { lift } of outages) counts.set(lift, (counts.get(lift) ?? 0) + 1)
    const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 60)
    const of = new Set(most.map(([lift]) => lift))
    const chosen = outages.filter(({ lift }) => of.has(lift))
    const known = await createEstate(server, [block({ block: '900', lifts: 30 }), block({ block: '901', lifts: 30 })])
    const both = await compare(
      { db: server.db, mqttUrl: server.mqttUrl, client, devices: known.filter(({ lifts }) => lifts.length === 30) },
      {
        edges: toEdges(chosen.filter(({ isPlanned }) => !isPlanned)).edges,
        stretches: all.filter(({ lift }) => of.has(lift)),
        planned: { outages: chosen, stretches: planned.filter(({ lift, to }) => of.has(lift) && to !== Infinity) },
      },
      monthsWith(chosen.map(({ startTs }) => startTs)),
    )
    expect(both.filter(differs)).toEqual([])
    expect(both.filter(({ file }) => file.outageHours > 0).length).toBeGreaterThan(300)
  },
)
