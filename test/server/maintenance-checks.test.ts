import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { v7 as newId } from 'uuid'
import { lmSchedule } from '../../server/src/db/schema/lm-schedules'
import { sendAlarm } from '../harness/builders'
import { findLiftId } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { removeMadeDays } from '../harness/made-days'
import { outcomeOf } from '../harness/outcome'

/** A Thursday; the week's report has the days before. */
const now = Date.parse('2026-09-24T10:00:00+08:00')
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { hasCast: true })
const local = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`)

let council: Client
const lifts: Record<string, string> = {}

async function plan(liftId: string, date: string): Promise<string> {
  const id = newId()
  await server.db.insert(lmSchedule).values({ id, liftId, date, originalDate: date, createdAt: 0, updatedAt: 0 })
  return id
}

/** The device shows maintenance mode. */
async function visit(lift: string, from: string, upTo?: string): Promise<void> {
  const mode = { lift, type: 'RBE', number: 7 }
  await sendAlarm(server, cast.north, { ...mode, ts: local(from) })
  if (upTo) await sendAlarm(server, cast.north, { ...mode, ts: local(upTo), state: 'CLEAR' })
}

const rowOf = async (name: string, by = council) =>
  (await by.liftChecks.page({ month: '2026-09' })).content.find(({ id }) => id === lifts[name])!
const checkOf = async (date: string, name = 'A') =>
  (await council.maintenanceChecks.page({ date })).content.find(({ liftId }) => liftId === lifts[name])!

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  for (const name of ['A', 'B']) lifts[name] = await findLiftId(server, `${cast.north.clientId}-${name}`)
  await removeMadeDays(server.db, now)
  await plan(lifts['A']!, '2026-09-08')
  await plan(lifts['A']!, '2026-09-22')
  await plan(lifts['B']!, '2026-09-24')
})

describe('a check', () => {
  it('is not done once its day is over without, and scheduled until then', async () => {
    const row = await rowOf('A')
    expect(row.checkers.map(check => check?.successFormat)).toEqual(['Not Done', 'Not Done'])
    // The device has sent nothing yet.
    expect(row.checkers[0]).toMatchObject({ dateFormat: '08/09/2026', duration: null, remarkCnt: 0, wasOffline: true })
    expect((await rowOf('B')).checkers.map(check => check?.state ?? null)).toEqual(['SCHEDULED', null])
  })

  it('is done by maintenance mode within its day, its minutes rounded down, also by events that come late', async () => {
    await visit('A', '2026-09-22 09:00', '2026-09-22 09:40')
    expect((await rowOf('A')).checkers[1]).toMatchObject({ state: 'DONE', duration: 40 })
    await visit('A', '2026-09-22 14:00', '2026-09-22 14:10')
    expect((await rowOf('A')).checkers[1]).toMatchObject({ state: 'DONE', duration: 50, durationFormat: '50 min' })
    // Over midnight: only what is in the day counts.
    await visit('A', '2026-09-07 23:30', '2026-09-08 00:20')
    expect((await rowOf('A')).checkers[0]).toMatchObject({ state: 'DONE', duration: 20 })
  })

  it('has the same sums as the weekly report', async () => {
    const report = await council.liftMaintenance.page({ week: '2026-W39' })
    const checks = await council.maintenanceChecks.page({ month: '2026-09' })
    const inWeek = checks.content.filter(({ date }) => date >= '2026-09-21' && date <= '2026-09-27')
    const sums = report.content
      .slice(0, -1)
      .reduce((all, row) => [all[0]! + row.scheduledCnt, all[1]! + row.doneCnt, all[2]! + row.shortCnt], [0, 0, 0])
    expect(sums).toEqual([
      inWeek.length,
      inWeek.filter(({ state }) => state === 'DONE').length,
      inWeek.filter(({ state, duration }) => state === 'DONE' && duration! < 45).length,
    ])
    expect(sums[0]).toBe(2)
  })

  it('has the alarms of its day behind it', async () => {
    const { id } = await checkOf('2026-09-22')
    const alarms = await council.maintenanceChecks.alarms({ id })
    expect(alarms.map(({ alarmStartTs }) => alarmStartTs)).toEqual([
      local('2026-09-22 09:00'),
      local('2026-09-22 14:00'),
    ])
  })

  it('is found by its day, today by itself, and by its state', async () => {
    expect((await council.maintenanceChecks.page({})).content.map(({ liftId }) => liftId)).toEqual([lifts['B']])
    const scheduled = await council.liftChecks.page({ month: '2026-09', state: ['SCHEDULED'] })
    expect([scheduled.totalElements, scheduled.content[0]!.id]).toEqual([1, lifts['B']])
    const notDone = await council.maintenanceChecks.page({ month: '2026-09', state: ['NOT_DONE'] })
    expect(notDone).toEqual({ content: [], totalElements: 0 })
    expect(await outcomeOf(council.maintenanceChecks.page({ date: '2026-02-30' }))).toBe('bad-input')
  })

  it('was not to be seen where the device was offline for more than half of the day', async () => {
    const id = await plan(lifts['B']!, '2026-09-10')
    await sendAlarm(server, cast.north, { lift: 'B', type: 'RBE', number: 9, ts: local('2026-09-10 02:00') })
    await sendAlarm(server, cast.north, {
      lift: 'B',
      type: 'RBE',
      number: 9,
      ts: local('2026-09-10 12:00'),
      state: 'CLEAR',
    })
    expect((await council.maintenanceChecks.detail({ id })).wasOffline).toBe(false)
    await sendAlarm(server, cast.north, { lift: 'B', type: 'LIFT_FAULT', number: 24, ts: local('2026-09-10 11:00') })
    await sendAlarm(server, cast.north, {
      lift: 'B',
      type: 'LIFT_FAULT',
      number: 24,
      ts: local('2026-09-10 14:30'),
      state: 'CLEAR',
    })
    expect((await council.maintenanceChecks.detail({ id })).wasOffline).toBe(true)
  })
})

describe('a remark', () => {
  it('is added to what was not done or was short, and never changes what was said before', async () => {
    const { id } = await checkOf('2026-09-08')
    const say = (remarks: string, by = council) => by.maintenanceChecks.remark({ id, remarks })
    await say('No one came before midnight')
    await say('No one came before midnight')
    const after = await say('Came back on the 9th', cast.clients.LIFT_COMPANY)
    expect(after.history.map(({ remarks, userName }) => [remarks, userName])).toEqual([
      ['No one came before midnight', 'TOWN_COUNCIL superuser'],
      ['Came back on the 9th', 'LIFT_COMPANY superuser'],
    ])
    expect(await checkOf('2026-09-08')).toMatchObject({ remarks: 'Came back on the 9th', remarkCnt: 2 })
  })

  it('is refused on what was done for long enough, and while the day is not over', async () => {
    const done = await checkOf('2026-09-22')
    const today = await checkOf('2026-09-24', 'B')
    expect(await outcomeOf(council.maintenanceChecks.remark({ id: done.id, remarks: 'Well' }))).toBe('check-not-over')
    expect(await outcomeOf(council.maintenanceChecks.remark({ id: today.id, remarks: 'Soon' }))).toBe('check-not-over')
    const { id } = await checkOf('2026-09-08')
    for (const remarks of ['', ' ', 'x'.repeat(256)]) {
      expect(await outcomeOf(council.maintenanceChecks.remark({ id, remarks }))).toBe('bad-input')
    }
  })

  it('is for those who may write, of lifts that they see', async () => {
    const { id } = await checkOf('2026-09-08')
    expect(await outcomeOf(cast.clients.BCA.maintenanceChecks.remark({ id, remarks: 'Hm' }))).toBe('no-permission')
    const southern = await plan(await findLiftId(server, `${cast.south.clientId}-A`), '2026-09-09')
    expect(await outcomeOf(council.maintenanceChecks.remark({ id: southern, remarks: 'Hm' }))).toBe('not-found')
    expect(await outcomeOf(council.maintenanceChecks.alarms({ id: southern }))).toBe('not-found')
    expect(await outcomeOf(council.maintenanceChecks.detail({ id: southern }))).toBe('not-found')
  })
})
