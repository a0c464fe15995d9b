import { describe, expect } from 'vitest'
import { AppError } from '@liftwatch/core/errors'
import type { Client } from '@liftwatch/core/client/client'
import { acknowledgeOnce } from '@liftwatch/core/hooks/acknowledge-once'
import { block, sendAlarm } from '../harness/builders'
import { client as aisyah, colleague as wei, device, it as usualTest, server } from '../harness/fixtures'

const it = usualTest.extend(
  'given',
  { scope: 'file' },
  { blocks: [block()], client: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
)

async function newFault(change: Record<string, unknown> = {}) {
  await sendAlarm(server, device, change)
  const { content } = await aisyah.liftFaults.page({ sort: 'alarmStartTs,DESC' })
  return content[0]!
}

async function errorOf(promise: Promise<unknown>): Promise<AppError> {
  const error = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  )
  if (!(error instanceof AppError)) throw new Error(`expected an AppError, got ${String(error)}`)
  return error
}

describe('a lift fault', () => {
  it('goes from SET to CLOSED through acknowledgement, arrival, clear and report', async () => {
    const fault = await newFault({ number: 3 })
    expect(fault).toMatchObject({
      liftName: 'AMK-AMA1-205-A',
      address: '205 ANG MO KIO AVE 1',
      alarmLiftFaultNumber: 3,
      description: 'Door closing failure',
      severity: 'BREAKDOWN',
      alarmStatus: 'SET',
      operationalStatus: 'OUTSTANDING',
      operationalStatusFormat: 'Outstanding',
      liftCompany: 'Ascendo Lifts',
      duration: null,
    })
    const { id } = fault
    expect(await errorOf(aisyah.liftFaults.arrive({ id }))).toMatchObject({ code: 'not-deployed' })
    expect(await errorOf(aisyah.liftFaults.report({ id, technicianName: 'Lim', result: 'x' }))).toMatchObject({
      code: 'report-locked',
    })

    const acknowledged = await aisyah.liftFaults.acknowledge({ id })
    expect(acknowledged).toMatchObject({ operationalStatus: 'DEPLOYMENT', acknowledgedBy: { name: 'Nur Aisyah' } })
    expect(await aisyah.liftFaults.acknowledge({ id })).toEqual(acknowledged)

    const late = await errorOf(wei.liftFaults.acknowledge({ id }))
    expect(late.code).toBe('already-acknowledged')
    expect(late.params).toEqual({ name: 'Nur Aisyah', sinceAt: acknowledged.acknowledgeAt })
    expect(late.message).toContain('Already acknowledged by Nur Aisyah at 20')

    const arrived = await wei.liftFaults.arrive({ id })
    expect(arrived.arrivalTs).toBeGreaterThanOrEqual(acknowledged.acknowledgeAt!)

    await sendAlarm(server, device, { number: 3, state: 'CLEAR' })
    const report = { id, technicianName: 'Lim Kok Seng', faultCode: '1010', result: 'Cleaned the track.' }
    const closed = await wei.liftFaults.report(report)
    expect(closed).toMatchObject({ operationalStatus: 'CLOSED', alarmStatus: 'CLEAR', ...report })
    expect(closed.duration).toBe(closed.alarmClearTs! - closed.alarmStartTs)
  })

  it('that is minor closes itself when it clears, acknowledged or not, and may still be reported', async () => {
    const { id } = await newFault({ number: 4711 })
    expect((await aisyah.liftFaults.acknowledge({ id })).severity).toBe('NON_BREAKDOWN')
    await sendAlarm(server, device, { number: 4711, state: 'CLEAR' })
    const closed = await aisyah.liftFaults.detail({ id })
    expect(closed).toMatchObject({
      operationalStatus: 'CLOSED',
      acknowledgedBy: { name: 'Nur Aisyah' },
      reportAt: null,
    })
    expect(closed.closedAt).toBeGreaterThanOrEqual(closed.acknowledgeAt!)
    const reported = await aisyah.liftFaults.report({ id, technicianName: 'Lim', result: 'Nothing found.' })
    expect(reported).toMatchObject({ operationalStatus: 'CLOSED', closedAt: closed.closedAt, result: 'Nothing found.' })
    await newFault({ number: 4711 })
    expect((await aisyah.liftFaults.detail({ id })).operationalStatus).toBe('CLOSED')
  })

  it("of several is done once: a repeat of one's own, another's, and a closed one needed nothing", async () => {
    const { id } = await newFault({ number: 21 })
    const once = (client: Client) =>
      acknowledgeOnce(
        () => client.liftFaults.detail({ id }),
        () => client.liftFaults.acknowledge({ id }),
      )
    expect(await once(aisyah)).toEqual({ what: 'done' })
    expect(await once(aisyah)).toMatchObject({ what: 'needless', reason: { params: { name: 'Nur Aisyah' } } })
    expect(await once(wei)).toMatchObject({ what: 'needless' })
    await sendAlarm(server, device, { number: 21, state: 'CLEAR' })
    await aisyah.liftFaults.report({ id, technicianName: 'Lim', result: 'Nothing found.' })
    expect(await once(aisyah)).toMatchObject({ what: 'needless' })
    const late = acknowledgeOnce(
      async () => ({ ...(await newFault({ number: 22 })) }),
      () => wei.liftFaults.acknowledge({ id }),
    )
    expect(await late).toMatchObject({ what: 'needless', reason: { code: 'already-closed' } })
  })

  it('is OUTSTANDING with a report while it is still set, and closes when it clears', async () => {
    const { id } = await newFault({ number: 5 })
    await aisyah.liftFaults.acknowledge({ id })
    const stillSet = await aisyah.liftFaults.report({ id, technicianName: 'Lim', result: 'Waits for a part.' })
    expect(stillSet).toMatchObject({ operationalStatus: 'OUTSTANDING', alarmStatus: 'SET' })
    expect(stillSet.reportAt).not.toBeNull()
    await sendAlarm(server, device, { number: 5, state: 'CLEAR' })
    expect(await aisyah.liftFaults.detail({ id })).toMatchObject({ operationalStatus: 'CLOSED' })
  })

  it('below breakdown closes by itself when no one took it, and is one row while it comes and goes', async () => {
    const { id } = await newFault({ number: 6 })
    await sendAlarm(server, device, { number: 6, state: 'CLEAR' })
    await sendAlarm(server, device, { number: 6, state: 'SET' })
    expect(await aisyah.liftFaults.detail({ id })).toMatchObject({ repeatCnt: 1, operationalStatus: 'OUTSTANDING' })
    const small = await newFault({ number: 9 })
    await sendAlarm(server, device, { number: 9, state: 'CLEAR' })
    expect(await aisyah.liftFaults.detail({ id: small.id })).toMatchObject({ operationalStatus: 'CLOSED' })
  })

  it('is counted exactly in every tab', async () => {
    const before = await aisyah.liftFaults.count({})
    const { id } = await newFault({ number: 12 })
    expect(await aisyah.liftFaults.count({})).toEqual({
      ...before,
      total: before.total + 1,
      outstandingTotal: before.outstandingTotal + 1,
    })
    await aisyah.liftFaults.acknowledge({ id })
    const after = await aisyah.liftFaults.count({})
    expect(after.deploymentTotal).toBe(before.deploymentTotal + 1)
    expect(await aisyah.liftFaults.count({ tc: 'amk' })).toEqual(after)
    expect(await aisyah.liftFaults.count({ pfx: 'BD' })).toMatchObject({ total: 0 })
  })
})
