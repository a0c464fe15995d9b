import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import type { RbeFilter } from '@liftwatch/core/contract/alarms/rbes'
import { sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { outcomeOf } from '../harness/outcome'

const startedAt = Date.UTC(2026, 0, 1)
const it = usualTest.extend('given', { scope: 'file' }, { hasCast: true })

let client: Client

it.beforeAll(async () => {
  client = cast.clients.LIFTWATCH
  const event = (number: number, minute: number, change: Record<string, unknown> = {}) => ({
    type: 'RBE',
    number,
    ts: startedAt + minute * 60_000,
    ...change,
  })
  await sendAlarm(server, cast.north, event(2, 0))
  await sendAlarm(server, cast.north, event(6, 1, { lift: 'B', description: 'Door of car B is open' }))
  await sendAlarm(server, cast.north, event(6, 5, { lift: 'B', state: 'CLEAR' }))
  await sendAlarm(server, cast.north, event(77, 2))
  await sendAlarm(server, cast.south, event(12, 3))
  await sendAlarm(server, cast.north, { number: 7, ts: startedAt })
  await sendAlarm(server, cast.north, { type: 'PASSENGER_TRAP', number: 0, ts: startedAt + 1 })
})

describe('the list of building alarms', () => {
  it('says what each is, where, and its state', async () => {
    const { content } = await client.rbes.page({ sort: 'alarmStartTs,ASC' })
    expect(content.map(({ type, description, status }) => [type, description, status])).toEqual([
      ['PMP1', 'Water pump 1 failure', 'SET'],
      ['CDO', 'Door of car B is open', 'CLEAR'],
      ['RBE77', 'Unknown event 77', 'SET'],
      ['BC', 'Backup battery or charger failure', 'SET'],
    ])
    expect(content[1]).toMatchObject({
      number: 6,
      lift: { id: await findLiftId(server, `${cast.north.clientId}-B`), name: `${cast.north.clientId}-B` },
      lmd: { clientId: cast.north.clientId },
      alarmStatusFormat: 'Clear',
      operationalStatus: 'CLOSED',
      duration: 240_000,
    })
  })

  it.each<[RbeFilter, string[]]>([
    [{ errorCode: 'PMP1' }, ['PMP1']],
    [{ errorCode: ['cdo', 'BC'] }, ['CDO', 'BC']],
    [{ errorCode: ['RBE77'] }, ['RBE77']],
    [{ errorCode: ['RBE2'] }, []],
    [{ errorCode: ['LF7', "'; --"] }, []],
    [{ errorCode: [] }, ['PMP1', 'CDO', 'RBE77', 'BC']],
    [{ alarmStatus: 'CLEAR' }, ['CDO']],
    [{ lift: 'B' }, ['CDO']],
    [{ tc: 'BD' }, ['BC']],
    [{ startTs: startedAt + 120_000 }, ['RBE77', 'BC']],
    [{ endTs: startedAt }, ['PMP1']],
  ])('with %j has %j', async (filter, codes) => {
    const { content, totalElements } = await client.rbes.page({ ...filter, sort: 'alarmStartTs,ASC' })
    expect(content.map(({ type }) => type)).toEqual(codes)
    expect(totalElements).toBe(codes.length)
  })

  it('has what the organisation sees', async () => {
    const { content } = await cast.clients.TOWN_COUNCIL.rbes.page({})
    expect(content.map(({ type }) => type)).toEqual(['RBE77', 'CDO', 'PMP1'])
  })

  it('is counted by status, as far as the organisation sees it', async () => {
    const none = { deploymentTotal: 0, outstandingTotal: 0, closedTotal: 0 }
    expect(await client.rbes.count({})).toEqual({ ...none, total: 4, outstandingTotal: 3, closedTotal: 1 })
    expect(await client.rbes.count({ errorCode: ['CDO'] })).toEqual({ ...none, total: 1, closedTotal: 1 })
    expect(await cast.clients.TOWN_COUNCIL.rbes.count({})).toMatchObject({ total: 3, outstandingTotal: 2 })
  })
})

describe('one building alarm', () => {
  it('is what the list has of it, for anyone who sees it', async () => {
    const [battery] = (await client.rbes.page({ errorCode: ['BC'] })).content
    expect(await client.rbes.detail({ id: battery!.id })).toEqual(battery)
    expect(await outcomeOf(cast.clients.TOWN_COUNCIL.rbes.detail({ id: battery!.id }))).toBe('not-found')
  })

  it('is no alarm of another kind', async () => {
    const [fault] = (await client.liftFaults.page({})).content
    expect(await outcomeOf(client.rbes.detail({ id: fault!.id }))).toBe('not-found')
  })
})

describe('the alarms of a lift or a device', () => {
  it('are of all kinds, each by its code', async () => {
    const liftId = await findLiftId(server, `${cast.north.clientId}-A`)
    const { content, totalElements } = await client.deviceAlarms.page({ deviceId: liftId, sort: 'alarmStartTs,ASC' })
    const codes = content.map(({ code }) => code)
    expect(totalElements).toBe(4)
    expect(codes.toSorted()).toEqual(['LF7', 'PMP1', 'PTRP', 'RBE77'])
    expect(content.find(({ code }) => code === 'LF7')).toMatchObject({
      type: 'LIFT_FAULT',
      number: 7,
      severity: 'URGENT',
    })
    const ofDevice = await client.deviceAlarms.page({ deviceId: content[0]!.lmdId!, type: 'RBE' })
    expect(ofDevice.content.map(({ code }) => code)).toEqual(['RBE77', 'CDO', 'PMP1'])
    const second = await client.deviceAlarms.page({ deviceId: content[0]!.lmdId!, type: 'RBE', page: 1, size: 2 })
    expect(second).toMatchObject({ content: [{ code: 'PMP1' }], totalElements: 3 })
  })

  it.each<[Partial<Parameters<typeof client.deviceAlarms.page>[0]>, string[]]>([
    [{ errorCode: ['LF7'] }, ['LF7']],
    [{ errorCode: ['pmp1', 'PTRP'] }, ['PMP1', 'PTRP']],
    [{ errorCode: ['LF1', 'nothing'] }, []],
    [{ errorCode: [] }, ['CDO', 'LF7', 'PMP1', 'PTRP', 'RBE77']],
    [{ type: 'RBE', errorCode: ['LF7'] }, []],
    [{ alarmStatus: 'CLEAR' }, ['CDO']],
    [{ endTs: startedAt }, ['LF7', 'PMP1']],
    [{ type: 'RBE', startTs: startedAt + 120_000 }, ['RBE77']],
  ])('of a device with %j are %j', async (filter, codes) => {
    const [lift] = (await client.lifts.page({ tc: 'AMK' })).content
    const { content, totalElements } = await client.deviceAlarms.page({ deviceId: lift!.lmd!.id, ...filter })
    expect(content.map(({ code }) => code).toSorted()).toEqual(codes)
    expect(totalElements).toBe(codes.length)
  })

  it('are none for anyone who does not see it', async () => {
    const deviceId = await findLiftId(server, `${cast.south.clientId}-A`)
    expect(await cast.clients.TOWN_COUNCIL.deviceAlarms.page({ deviceId })).toEqual({ content: [], totalElements: 0 })
    expect((await client.deviceAlarms.page({ deviceId })).totalElements).toBe(1)
  })

  it('have the codes of the specification to choose from', async () => {
    const codes = async (view: 'RBE' | 'LIFT_SELECTOR' | 'LMD') =>
      (await client.deviceAlarms.types({ view })).map(({ code }) => code)
    const all = ['PMP0', 'PMP1', 'PMP2', 'MOF', 'PSF', 'CDO', 'LM', 'RO', 'LMDC', 'ARDI', 'CF', 'BC']
    expect(await codes('RBE')).toEqual(all)
    expect(await codes('LIFT_SELECTOR')).toEqual(expect.arrayContaining(['LF0', 'LF1', 'LF24', 'PTRP', 'MOF', 'ARDI']))
    expect(await codes('LMD')).toEqual(['PMP0', 'PMP1', 'PMP2', 'LMDC', 'CF', 'BC'])
    expect((await client.deviceAlarms.types({ view: 'RBE' }))[1]).toEqual({
      code: 'PMP1',
      label: 'Water pump 1 failure',
      labelZh: '1号水泵故障',
    })
  })
})
