import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { dayAfter } from '@liftwatch/core/domain/calendar'
import { notFreeReason } from '@liftwatch/core/domain/maintenance-days'
import { usualDays } from '@liftwatch/core/domain/maintenance-plan'
import { keepMaintenanceDays } from '../../server/src/maintenance/keep-days'
import { listRows } from '../../server/src/queries/rows'
import { createUser, logIn } from '../harness/builders'
import { findLiftId, grant } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'

/** A Tuesday, before any day of its month by the clock of the estate. */
let now = Date.parse('2026-09-01T10:00:00+08:00')
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { hasCast: true })
const dayMs = 86_400_000

let council: Client
let company: Client
let liftId: string
let building: string

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  company = cast.clients.LIFT_COMPANY
  liftId = await findLiftId(server, `${cast.north.clientId}-A`)
  building = cast.north.clientId
  await keepMaintenanceDays(server.db, now)
})

const calendar = async (by = council, month = '2026-10') =>
  (await by.maintenanceDays.list({ liftId: [liftId], month }))[0]!
const daysOf = async (month: string) => (await calendar(council, month)).schedules.filter(day => day.month === month)
const save = (change: object, by = council) =>
  by.maintenanceDays.save({ lmScheduleDto: [{ liftId, ...change } as never] })
const reason = 'Access works'

describe('the clock', () => {
  it('gives each lift two days of this month and of the next, and leaves them alone after that', async () => {
    const made = await listRows<{ days: number }>(
      server.db,
      sql`SELECT count(*)::int AS days FROM lm_schedule GROUP BY lift_id, substr(date::text, 1, 7)`,
    )
    expect(made.every(({ days }) => days <= 2)).toBe(true)
    expect((await daysOf('2026-10')).map(({ date }) => date)).toEqual([...usualDays(building, '2026-10')])
    const before = await listRows(server.db, sql`SELECT id FROM lm_schedule ORDER BY id`)
    await keepMaintenanceDays(server.db, now + 3 * dayMs)
    expect(await listRows(server.db, sql`SELECT id FROM lm_schedule ORDER BY id`)).toEqual(before)
  })

  it('finalises from two days before, also what a server that was down for three days has missed', async () => {
    const [first] = await daysOf('2026-10')
    const at = Date.parse(`${first!.date}T01:00:00+08:00`)
    const finalised = () =>
      listRows(server.db, sql`SELECT finalization FROM lm_schedule WHERE id = ${first!.id} AND finalization`)
    await keepMaintenanceDays(server.db, at - 4 * dayMs)
    expect(await finalised()).toHaveLength(0)
    await keepMaintenanceDays(server.db, at - dayMs)
    expect(await finalised()).toHaveLength(1)
    await server.db.execute(sql`UPDATE lm_schedule SET finalization = false WHERE id = ${first!.id}`)
    await server.db.execute(sql`DELETE FROM lm_night`)
  })
})

describe('a day', () => {
  it('is moved with a reason, and remembers where it was', async () => {
    const [, second] = await daysOf('2026-10')
    const date = dayAfter(second!.date)
    const { schedules, changed } = await save({ id: second!.id, date, changeDateReason: reason })
    expect(changed).toBe(1)
    expect(schedules.find(({ id }) => id === second!.id)).toMatchObject({
      date,
      originalDate: second!.date,
      changeDateReason: reason,
      lastEditor: { name: 'TOWN_COUNCIL superuser' },
    })
    expect((await save({ id: second!.id, date, changeDateReason: reason })).changed).toBe(0)
    const audit = await listRows(server.db, sql`SELECT 1 FROM audit WHERE action = 'maintenanceDays.save'`)
    expect(audit).toHaveLength(1)
  })

  it('needs a reason to be moved or cancelled', async () => {
    const [first] = await daysOf('2026-10')
    const error = await errorOf(save({ id: first!.id, date: dayAfter(first!.date) }))
    expect([error.code, error.message]).toEqual(['reason-needed', 'Please enter reason.'])
    expect(await outcomeOf(save({ id: first!.id, date: null }))).toBe('reason-needed')
    expect(await outcomeOf(save({ id: first!.id, date: null, changeDateReason: 'x'.repeat(256) }))).toBe('bad-input')
  })

  it('is refused where it is not free, exactly where a calendar greys it', async () => {
    const { schedules } = await calendar()
    const today = '2026-09-01'
    for (const ahead of [-1, 1, 2, 20, 33, 45, 60, 120, 365, 366, 400]) {
      const date = dayAfter(today, ahead)
      const expected = notFreeReason(date, schedules, today)
      const error = expected && (await errorOf(save({ date })))
      if (expected) expect([error!.code, error!.params['reason']]).toEqual(['day-not-free', expected])
      else {
        const saved = await save({ date })
        const made = saved.schedules.find(day => day.date === date)!
        // Not cancelled: what is two days away is finalised at once.
        await server.db.execute(sql`DELETE FROM lm_schedule WHERE id = ${made.id}`)
      }
    }
  })

  it('is not made once more where it was cancelled', async () => {
    const [, second] = await daysOf('2026-10')
    await save({ id: second!.id, date: null, changeDateReason: reason })
    expect(await daysOf('2026-10')).toHaveLength(1)
    expect((await save({ id: second!.id, date: null, changeDateReason: reason })).changed).toBe(0)
    await server.db.execute(sql`DELETE FROM lm_night`)
    await keepMaintenanceDays(server.db, now)
    expect(await daysOf('2026-10')).toHaveLength(1)
  })

  it('of two who move it at once is moved by one, and the other learns who was first', async () => {
    const [first] = await daysOf('2026-10')
    const move = (by: Client, days: number) =>
      save(
        { id: first!.id, date: dayAfter(first!.date, days), changeDateReason: reason, updatedAt: first!.updatedAt },
        by,
      )
    const outcomes = await Promise.allSettled([move(council, 1), move(company, 2)])
    const refused = outcomes.filter(one => one.status === 'rejected').map(one => one.reason)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({
      code: 'changed-meanwhile',
      params: { name: expect.stringMatching(/superuser/) },
    })
  })

  it('is changed with others all or none, also of several lifts', async () => {
    const other = await findLiftId(server, `${cast.north.clientId}-B`)
    const before = await calendar()
    const outcome = council.maintenanceDays.save({
      lmScheduleDto: [
        { liftId: other, date: '2027-03-10' },
        { liftId, date: '2026-09-02' },
      ],
    })
    expect(await outcomeOf(outcome)).toBe('day-not-free')
    expect(await calendar()).toEqual(before)
    const [theirs] = await council.maintenanceDays.list({ liftId: [other], month: '2027-03' })
    expect(theirs!.schedules.some(({ date }) => date === '2027-03-10')).toBe(false)
    const both = await council.maintenanceDays.save({
      lmScheduleDto: [liftId, other].map(id => ({ liftId: id, date: '2027-03-10' })),
    })
    expect(both.changed).toBe(2)
  })

  it('that is finalised is neither moved nor cancelled', async () => {
    const day = (await daysOf('2026-09')).find(({ date }) => date > '2026-09-03')
    const at = now
    now = Date.parse(`${day!.date}T09:00:00+08:00`) - 2 * dayMs
    const by = await logIn(server, cast.users.TOWN_COUNCIL)
    const change = { id: day!.id, changeDateReason: reason }
    expect(await outcomeOf(save({ ...change, date: dayAfter(day!.date, 3) }, by))).toBe('schedule-finalised')
    expect(await outcomeOf(save({ ...change, date: null }, by))).toBe('schedule-finalised')
    now = at
    council = await logIn(server, cast.users.TOWN_COUNCIL)
  })
})

describe('a description', () => {
  it('is stored for a lift and a month, and is not overwritten by who has not seen it', async () => {
    const say = (description: string, updatedAt: number) =>
      council.maintenanceDays.save({ lmScheduleDescriptionDto: [{ liftId, month: '2026-10', description, updatedAt }] })
    const first = (await say('Ropes and governor', 0)).descriptions[0]!
    expect(await council.maintenanceDays.description({ liftId, month: '2026-10' })).toEqual(first)
    expect(await outcomeOf(say('Brake', 0))).toBe('changed-meanwhile')
    expect((await say('Brake', first.updatedAt)).changed).toBe(1)
    expect(await outcomeOf(say('x'.repeat(501), 0))).toBe('bad-input')
    expect((await calendar()).descriptions[0]).toMatchObject({ description: 'Brake', month: '2026-10' })
  })
})

describe('who may', () => {
  it('see days sees those of its lifts, and changes no others', async () => {
    const southern = await findLiftId(server, `${cast.south.clientId}-A`)
    expect(await outcomeOf(council.maintenanceDays.list({ liftId: [liftId, southern], month: '2026-10' }))).toBe(
      'not-found',
    )
    expect(await outcomeOf(council.maintenanceDays.description({ liftId: southern, month: '2026-10' }))).toBe(
      'not-found',
    )
    expect(await outcomeOf(save({ liftId: southern, date: '2026-12-10' }))).toBe('not-found')
    const authority = await logIn(server, cast.users.BCA)
    expect(await outcomeOf(authority.maintenanceDays.list({ liftId: [liftId, southern], month: '2026-10' }))).toBe('ok')
  })

  it('only read cannot write', async () => {
    const user = await createUser(server, { organization: 'North Council', type: 'TOWN_COUNCIL', role: 'USER' })
    await grant(server, user, ['lm-schedule'])
    const reader = await logIn(server, user)
    expect((await calendar(reader)).liftId).toBe(liftId)
    expect(await outcomeOf(save({ date: '2026-12-30' }, reader))).toBe('no-permission')
    const authority = await logIn(server, cast.users.BCA)
    expect(await outcomeOf(save({ date: '2026-12-30' }, authority))).toBe('no-permission')
    expect(await outcomeOf(reader.liftChecks.page({}))).toBe('no-permission')
  })
})
