import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { compare, differs, type Compared } from '../../scripts/outages/compare'
import { comparedLines } from '../../scripts/outages/lines'
import { monthsWith } from '../../scripts/outages/month'
import { readStretches } from '../../scripts/outages/read-stretches'
import { toEdges } from '../../scripts/replay/edges'
import { readOutages, sayOutages } from '../../scripts/replay/outages'
import { block, createEstate, createUser, logIn } from '../harness/builders'
import { server, test } from '../harness/fixtures'

const csv = `source,lift_id,site,start_utc,end_utc,end_kind,reason,category,detail
metro,OVERLAP,Court St,2024-03-10T00:00:00Z,2024-03-10T06:00:00Z,observed,Repair,unplanned,
metro,OVERLAP,Court St,2024-03-10T04:00:00Z,2024-03-10T10:00:00Z,observed,Water Leak/Intrusion,unplanned,
metro,OVERLAP,Court St,2024-03-20T00:00:00Z,2024-03-20T00:30:00Z,observed,Repair,unplanned,
metro,EDGE,Court St,2024-03-31T10:00:00Z,2024-03-31T20:00:00Z,observed,Service Call,unplanned,
metro,OPEN,Court St,2024-04-29T16:00:00Z,,open,Power Outage,unplanned,
metro,OPEN,Court St,2024-03-02T00:00:00Z,,cancelled,Repair,unplanned,
metro,EDGE,Court St,2024-03-02T00:00:00Z,2024-03-03T00:00:00Z,observed,Inspection,planned,
`

let compared: Compared[]
let said: string

test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lw-outages-'))
  const file = join(folder, 'outages.csv')
  await writeFile(file, csv)
  const found = await readOutages(file)
  said = sayOutages(found, false)
  const outages = found.outages.filter(outage => !outage.isPlanned)
  const { edges, mergedCnt } = toEdges(outages)
  // The two that overlap have different numbers, as they have different reasons.
  expect(mergedCnt).toBe(0)
  const stretches = await readStretches(file)
  await rm(folder, { recursive: true })
  const devices = await createEstate(server, [block({ lifts: 3 })])
  const client = await logIn(server, await createUser(server))
  const months = monthsWith(outages.map(outage => outage.startTs))
  compared = await compare({ db: server.db, mqttUrl: server.mqttUrl, client, devices }, { edges, stretches }, months)
})

const hours = (side: 'report' | 'file') =>
  Object.fromEntries(
    compared.map(({ month, lift, [side]: figures }) => [`${month} ${lift}`, Number(figures?.outageHours.toFixed(6))]),
  )

test.each(['report', 'file'] as const)('by the %s, each month has the hours that a lift was out in it', side => {
  expect(hours(side)).toEqual({
    // Ten hours of two outages that overlap, and half an hour ten days later.
    '2024-03 metro OVERLAP': 10.5,
    // The month ends on the estate's clock at 16:00 UTC.
    '2024-03 metro EDGE': 6,
    '2024-03 metro OPEN': 0,
    '2024-04 metro OVERLAP': 0,
    '2024-04 metro EDGE': 4,
    // To the month's end, as it has none of its own.
    '2024-04 metro OPEN': 24,
  })
})

test('what was cancelled never came: it is no fault that lasts for ever, and it is counted', () => {
  expect(said).toBe('7 rows, 1 cancelled and left out, 1 planned and left out, 0 with an end that was seen late')
})

test('a lift is available for the rest of the month', () => {
  const open = compared.find(({ month, lift }) => month === '2024-04' && lift === 'metro OPEN')!
  expect(open.report!.availabilityPercent).toBeCloseTo((29 / 30) * 100, 9)
  expect(open.file.availabilityPercent).toBeCloseTo((29 / 30) * 100, 9)
})

test('report and file agree on every lift and month', () => {
  expect(compared.filter(differs)).toEqual([])
  expect(comparedLines(compared).join('\n')).not.toContain('DIFFER')
})

test('a lift that differs, or that the report left out, is named', () => {
  const minute: Compared = { ...compared[0]!, report: { outageHours: 10.5 + 1 / 60, availabilityPercent: 98.6 } }
  const missing: Compared = { ...compared[1]!, report: undefined }
  expect([minute, missing].filter(differs)).toHaveLength(2)
  expect(comparedLines([minute, missing, ...compared.slice(2)]).filter(line => line.endsWith('DIFFERS'))).toEqual([
    expect.stringContaining(minute.lift),
    expect.stringContaining(missing.lift),
  ])
})
