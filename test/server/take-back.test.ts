import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { takeBackOfferedMs, takeBackWithinMs } from '@liftwatch/core/limits'
import { listRows } from '../../server/src/queries/rows'
import { block, sendAlarm } from '../harness/builders'
import { client as aisyah, colleague as wei, device, it as usualTest, server } from '../harness/fixtures'
import { kindOfTheNight } from '../harness/listener'
import { errorOf, outcomeOf } from '../harness/outcome'

let now = Date.now()

const setAt = Date.UTC(2026, 0, 5)
const trap = (change: Record<string, unknown> = {}) => ({ type: 'PASSENGER_TRAP', number: 0, ...change })

const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend(
    'given',
    { scope: 'file' },
    { blocks: [block({ lifts: 8 })], client: { nickname: 'Nur Aisyah' }, colleague: { nickname: 'Tan Wei Ming' } },
  )

beforeEach(() => {
  now = Date.now()
})

async function auditEntriesOn(id: string) {
  const rows = await listRows<{ action: string; detail: object }>(
    server.db,
    sql`SELECT action, detail FROM audit WHERE subject_id = ${id} ORDER BY at, id`,
  )
  return rows.map(({ action, detail }) => [action, detail])
}

async function newestNotice() {
  const [row] = await listRows<{ kind: string; subjectId: string }>(
    server.db,
    sql`SELECT kind, subject_id AS "subjectId" FROM notice WHERE kind <> ${kindOfTheNight} ORDER BY id DESC LIMIT 1`,
  )
  return row!
}

let numbers = 100

/** A fault of a number that no other test has, acknowledged by Aisyah. */
async function acknowledgedFault(): Promise<string> {
  const number = ++numbers
  await sendAlarm(server, device, { number, ts: setAt })
  const { id } = (await aisyah.liftFaults.page({ alarmLiftFaultNumber: number })).content[0]!
  await aisyah.liftFaults.acknowledge({ id })
  return id
}

/** A trap of a lift that no other test has, with a team on its way. */
async function acknowledgedTrap(lift: string): Promise<string> {
  await sendAlarm(server, device, trap({ lift, ts: setAt }))
  const { id } = (await aisyah.passengerTraps.page({ lift })).content[0]!
  await aisyah.passengerTraps.acknowledge({ id, team: 'Rescue North' })
  return id
}

describe('an acknowledgement', () => {
  it('is taken back by the operator who made it: the fault waits as before, and everyone is notified', async () => {
    const id = await acknowledgedFault()
    const counted = await aisyah.liftFaults.count({})
    now += takeBackOfferedMs
    const waiting = await aisyah.liftFaults.takeBack({ id })
    expect(waiting).toMatchObject({ operationalStatus: 'OUTSTANDING', acknowledgeAt: null, acknowledgedBy: null })
    expect(await wei.liftFaults.detail({ id })).toEqual(waiting)
    expect(await newestNotice()).toEqual({ kind: 'liftFaults', subjectId: id })
    expect(await aisyah.liftFaults.count({})).toEqual({
      ...counted,
      deploymentTotal: counted.deploymentTotal - 1,
      outstandingTotal: counted.outstandingTotal + 1,
    })
    expect(await auditEntriesOn(id)).toEqual([
      ['liftFaults.acknowledge', {}],
      ['liftFaults.takeBack', {}],
    ])
    expect(await wei.liftFaults.acknowledge({ id })).toMatchObject({ acknowledgedBy: { name: 'Tan Wei Ming' } })
  })

  it('of a trap goes with its team', async () => {
    const id = await acknowledgedTrap('A')
    expect(await aisyah.passengerTraps.takeBack({ id, team: 'Rescue North' })).toMatchObject({
      operationalStatus: 'OUTSTANDING',
      acknowledgedBy: null,
      team: null,
      teamName: null,
    })
    expect((await auditEntriesOn(id)).at(-1)).toEqual(['passengerTraps.takeBack', { team: 'Rescue North' }])
    expect(await newestNotice()).toEqual({ kind: 'passengerTraps', subjectId: id })
  })

  it('is no longer taken back after a while, by another, or after anything else was done', async () => {
    const late = await acknowledgedFault()
    now += takeBackWithinMs + 1
    expect(await errorOf(aisyah.liftFaults.takeBack({ id: late }))).toMatchObject({
      code: 'not-taken-back',
      params: { seconds: 10 },
    })
    const others = await acknowledgedFault()
    expect(await outcomeOf(wei.liftFaults.takeBack({ id: others }))).toBe('not-taken-back')
    await wei.liftFaults.arrive({ id: others })
    expect(await outcomeOf(aisyah.liftFaults.takeBack({ id: others }))).toBe('not-taken-back')
    const reported = await acknowledgedFault()
    await wei.liftFaults.report({ id: reported, technicianName: 'Lim', result: 'Waits for a part.' })
    expect(await outcomeOf(aisyah.liftFaults.takeBack({ id: reported }))).toBe('not-taken-back')
    const never = await acknowledgedFault()
    await aisyah.liftFaults.takeBack({ id: never })
    expect(await outcomeOf(aisyah.liftFaults.takeBack({ id: never }))).toBe('not-taken-back')
    expect((await auditEntriesOn(never)).length).toBe(2)
  })

  it('of a trap is not taken back once its team was corrected: that was done since', async () => {
    const id = await acknowledgedTrap('B')
    await wei.passengerTraps.correctTeam({ id, team: 'Rescue South' })
    expect(await outcomeOf(aisyah.passengerTraps.takeBack({ id, team: 'Rescue North' }))).toBe('not-taken-back')
    expect(await aisyah.passengerTraps.detail({ id })).toMatchObject({ team: 'Rescue South' })
  })

  it('is taken back though the alarm ended meanwhile, and an edge that comes late leaves it so', async () => {
    const id = await acknowledgedTrap('C')
    await sendAlarm(server, device, trap({ lift: 'C', ts: setAt + 60_000, state: 'CLEAR' }))
    await aisyah.passengerTraps.takeBack({ id, team: 'Rescue North' })
    const waiting = { operationalStatus: 'OUTSTANDING', acknowledgedBy: null, team: null }
    expect(await aisyah.passengerTraps.detail({ id })).toMatchObject({ ...waiting, alarmStatus: 'CLEAR' })
    await sendAlarm(server, device, trap({ lift: 'C', ts: setAt - 60_000 }))
    expect(await aisyah.passengerTraps.detail({ id })).toMatchObject({ ...waiting, alarmStartTs: setAt - 60_000 })
  })
})

describe('the team of a trap', () => {
  it('is corrected, and the audit trail has the old and the new one', async () => {
    const id = await acknowledgedTrap('D')
    const before = await aisyah.passengerTraps.detail({ id })
    const corrected = await wei.passengerTraps.correctTeam({ id, team: ' Rescue South ' })
    expect(corrected).toEqual({
      ...before,
      team: 'Rescue South',
      teamName: 'Rescue South',
      updatedAt: corrected.updatedAt,
      lastEditor: { id: corrected.lastEditor!.id, name: 'Tan Wei Ming' },
    })
    expect(corrected.updatedAt).toBeGreaterThan(before.updatedAt!)
    expect(await newestNotice()).toEqual({ kind: 'passengerTraps', subjectId: id })
    await wei.passengerTraps.correctTeam({ id, team: 'Rescue South' })
    expect((await auditEntriesOn(id)).slice(1)).toEqual([
      ['passengerTraps.correctTeam', { before: { team: 'Rescue North' }, after: { team: 'Rescue South' } }],
    ])
  })

  it('that was written wrongly is offered no longer once it is corrected', async () => {
    await sendAlarm(server, device, trap({ lift: 'F', ts: setAt }))
    const { id } = (await aisyah.passengerTraps.page({ lift: 'F' })).content[0]!
    await aisyah.passengerTraps.acknowledge({ id, team: 'rescue s' })
    expect(await wei.passengerTraps.teams({})).toContain('rescue s')
    await aisyah.passengerTraps.correctTeam({ id, team: 'Rescue South' })
    expect(await wei.passengerTraps.teams({})).not.toContain('rescue s')
  })

  it('is there to be corrected from the acknowledgement until it is closed', async () => {
    await sendAlarm(server, device, trap({ lift: 'E', ts: setAt }))
    const { id } = (await aisyah.passengerTraps.page({ lift: 'E' })).content[0]!
    const correct = () => outcomeOf(wei.passengerTraps.correctTeam({ id, team: 'Rescue South' }))
    expect(await correct()).toBe('no-team-to-correct')
    await aisyah.passengerTraps.acknowledge({ id, team: 'Rescue North' })
    await aisyah.passengerTraps.report({ id, name: 'Lim', result: 'Not out yet.' })
    expect(await correct()).toBe('ok')
    await sendAlarm(server, device, trap({ lift: 'E', ts: setAt + 60_000, state: 'CLEAR' }))
    expect(await correct()).toBe('no-team-to-correct')
  })
})
