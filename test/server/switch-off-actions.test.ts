import { describe, expect } from 'vitest'
import type { Client } from '@liftwatch/core/client/client'
import { dayMs, hourMs, minuteMs } from '@liftwatch/core/limits'
import { createUser, logIn } from '../harness/builders'
import { findLiftId, northern } from '../harness/cast'
import { cast, it as usualTest, server } from '../harness/fixtures'
import { errorOf, outcomeOf } from '../harness/outcome'

let now = Date.UTC(2026, 10, 20, 4)
const it = usualTest
  .extend('settings', { scope: 'file' }, { clock: () => now })
  .extend('given', { scope: 'file' }, { hasCast: true })

let council: Client
let company: Client
let lifts: Record<'A' | 'B', string>
let southern: string

it.beforeAll(async () => {
  council = cast.clients.TOWN_COUNCIL
  company = cast.clients.LIFT_COMPANY
  lifts = {
    A: await findLiftId(server, `${cast.north.clientId}-A`),
    B: await findLiftId(server, `${cast.north.clientId}-B`),
  }
  southern = await findLiftId(server, `${cast.south.clientId}-A`)
})

/** Goes on to an instant; sessions may have ended by then, as they do. */
async function goOnTo(at: number): Promise<void> {
  now = at
  council = await logIn(server, cast.users.TOWN_COUNCIL)
  company = await logIn(server, cast.users.LIFT_COMPANY)
}

/** The minute that it is. */
const minute = () => Math.floor(now / minuteMs) * minuteMs

const plan = (change: object = {}, by = council) =>
  by.switchOffs.create({
    liftId: lifts.A,
    offAt: minute() + hourMs,
    onAt: minute() + 30 * hourMs,
    report: 'Ropes',
    ...change,
  })
const edit = ({ id, updatedAt }: { id: string; updatedAt: number }, change: object, by = council) =>
  by.switchOffs.edit({ id, updatedAt, report: 'Ropes', ...change })

describe('a switch-off', () => {
  it('is planned, edited, begins, and ends as someone switches the lift on', async () => {
    const planned = await plan()
    expect(planned).toMatchObject({
      status: 'OPEN',
      statusFormat: 'Open',
      duration: 29 * 60,
      delay: null,
      isOff: false,
      author: { id: cast.users.TOWN_COUNCIL.id },
      liftCompany: northern.LIFT_COMPANY,
    })
    expect(await plan()).toEqual(planned)
    const edited = await edit(planned, { report: 'Ropes and brake', onAt: planned.onAt + hourMs })
    expect(edited).toMatchObject({ report: 'Ropes and brake', duration: 30 * 60, lastEditor: planned.author })
    const conflict = await errorOf(edit(planned, { report: 'Another' }, company))
    expect(conflict.code).toBe('changed-meanwhile')
    expect(conflict.params).toMatchObject({ sinceAt: edited.updatedAt, name: 'TOWN_COUNCIL superuser' })
    expect(await outcomeOf(council.switchOffs.switchOn({ id: planned.id }))).toBe('not-off-yet')

    await goOnTo(planned.offAt)
    const off = await council.switchOffs.detail({ id: planned.id })
    expect(off).toMatchObject({ isOff: true, delay: null })
    expect(await outcomeOf(edit(off, { offAt: off.offAt + minuteMs }))).toBe('switch-off-times-fixed')
    expect(await outcomeOf(edit(off, { onAt: off.onAt + minuteMs }))).toBe('switch-off-times-fixed')
    expect(await outcomeOf(council.switchOffs.cancel({ id: off.id, reason: 'No' }))).toBe('off-already')
    const reported = await edit(off, { report: 'Ropes are in', offAt: off.offAt, onAt: off.onAt })
    expect(reported.report).toBe('Ropes are in')

    await goOnTo(off.onAt + 61 * minuteMs + 30_000)
    const late = await council.switchOffs.detail({ id: off.id })
    expect(late).toMatchObject({ delay: 61, statusFormat: 'On delay' })
    const on = await company.switchOffs.switchOn({ id: off.id })
    expect(on).toMatchObject({ status: 'CLOSED', switchOnAt: now, closedAt: now, delay: null, isOff: false })
    expect(on.duration).toBe(Math.floor((now - off.offAt) / minuteMs))
    const switchedAt = now
    now += minuteMs
    expect(await company.switchOffs.switchOn({ id: off.id })).toEqual(on)
    const second = await errorOf(council.switchOffs.switchOn({ id: off.id }))
    expect(second.code).toBe('already-switched-on')
    expect(second.params).toEqual({ name: 'LIFT_COMPANY superuser', sinceAt: switchedAt })
    expect(await outcomeOf(edit(on, { report: 'Late words' }))).toBe('switch-off-closed')
    expect(await outcomeOf(council.switchOffs.cancel({ id: off.id, reason: 'No' }))).toBe('switch-off-closed')
  })

  it('is cancelled before it begins, with a reason, and the lift can be planned for again', async () => {
    const planned = await plan({ report: 'Wall' })
    expect(await outcomeOf(council.switchOffs.cancel({ id: planned.id, reason: '  ' }))).toBe('bad-input')
    const cancelled = await council.switchOffs.cancel({ id: planned.id, reason: 'Parts are late' })
    expect(cancelled).toMatchObject({
      status: 'CLOSED',
      statusFormat: 'Cancelled',
      cancelledAt: now,
      closedAt: now,
      switchOnAt: null,
      duration: 0,
      cancelReason: 'Parts are late',
      cancelledBy: { id: cast.users.TOWN_COUNCIL.id },
    })
    expect(await council.switchOffs.cancel({ id: planned.id, reason: 'Again' })).toEqual(cancelled)
    expect(await outcomeOf(company.switchOffs.cancel({ id: planned.id, reason: 'Mine' }))).toBe('switch-off-closed')
    const again = await plan({ report: 'Wall' })
    await council.switchOffs.cancel({ id: again.id, reason: 'Done with' })
  })

  it('has times that hold', async () => {
    const outcome = (change: object) => outcomeOf(plan(change))
    expect(await outcome({ offAt: minute() - 2 * minuteMs, onAt: minute() + 2 * dayMs })).toBe('off-time-passed')
    expect(await outcome({ onAt: minute() + hourMs + dayMs - minuteMs })).toBe('on-time-too-soon')
    expect(await outcome({ onAt: minute() + 366 * dayMs })).toBe('switch-off-too-far')
    expect(await outcome({ onAt: minute() + 30 * hourMs + 1_000 })).toBe('bad-input')
    expect(await outcome({ report: 'x'.repeat(2_001) })).toBe('bad-input')
    expect(await outcome({ report: ' ' })).toBe('bad-input')
    expect(await outcome({ liftId: southern })).toBe('not-found')
    const missing = await errorOf(council.switchOffs.create({ report: ' ' } as never))
    expect(JSON.stringify(missing.errors)).toContain('Please select lift.')
    expect(JSON.stringify(missing.errors)).toContain('Please input report description.')
    const justNow = await plan({ offAt: minute(), onAt: minute() + dayMs })
    expect(justNow.isOff).toBe(true)
    await council.switchOffs.switchOn({ id: justNow.id })
  })
})

describe('two at once', () => {
  it('who plan for one lift: one does, and the other is refused', async () => {
    const outcomes = await Promise.all([
      outcomeOf(plan({ liftId: lifts.B }, council)),
      outcomeOf(plan({ liftId: lifts.B }, company)),
    ])
    expect(outcomes.toSorted()).toEqual(['lift-has-switch-off', 'ok'])
    expect(await company.switchOffs.count({ liftId: lifts.B })).toMatchObject({ openCnt: 1 })
  })

  it('who switch one lift on: one does, and the other is answered who was first, and when', async () => {
    const { content } = await council.switchOffs.page({ liftId: lifts.B, tab: 'OPEN' })
    const { id, offAt } = content[0]!
    await goOnTo(offAt)
    const results = await Promise.allSettled([council.switchOffs.switchOn({ id }), company.switchOffs.switchOn({ id })])
    const won = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    const lost = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(won).toHaveLength(1)
    expect(lost).toMatchObject([
      { code: 'already-switched-on', params: { name: won[0]!.switchedOnBy!.name, sinceAt: won[0]!.switchOnAt } },
    ])
  })
})

describe('those who', () => {
  it('may not write are refused, and those outside do not find it', async () => {
    const planned = await plan({ report: 'Scope' })
    const vendor = await logIn(server, cast.users.LMD_VENDOR)
    const authority = await logIn(server, cast.users.BCA)
    expect(await outcomeOf(plan({}, authority))).toBe('no-permission')
    expect(await outcomeOf(plan({}, vendor))).toBe('no-permission')
    expect(await vendor.switchOffs.detail({ id: planned.id })).toEqual(planned)
    const stranger = await logIn(
      server,
      await createUser(server, { organization: 'South Council', type: 'TOWN_COUNCIL', nickname: 'South' }),
    )
    const outcomes = await Promise.all([
      outcomeOf(stranger.switchOffs.detail({ id: planned.id })),
      outcomeOf(stranger.switchOffs.cancel({ id: planned.id, reason: 'No' })),
      outcomeOf(stranger.switchOffs.switchOn({ id: planned.id })),
      outcomeOf(edit(planned, { report: 'Mine' }, stranger)),
    ])
    expect(new Set(outcomes)).toEqual(new Set(['not-found']))
    expect((await stranger.switchOffs.page({})).totalElements).toBe(0)
  })

  it('count see what they list', async () => {
    const counts = await council.switchOffs.count({})
    const listed = async (filter: object) => (await council.switchOffs.page({ ...filter, size: 1 })).totalElements
    expect(counts).toEqual({
      openCnt: await listed({ status: 'OPEN' }),
      closeCnt: await listed({ tab: 'CLOSED' }),
      delayCnt: await listed({ delay: 'true' }),
      historyCnt: await listed({ status: 'CLOSED' }),
    })
    expect(counts).toMatchObject({ openCnt: 1, delayCnt: 0 })
    await goOnTo(now + 31 * dayMs)
    const later = await council.switchOffs.count({})
    expect(later).toEqual({ ...counts, closeCnt: 0, delayCnt: 1 })
    expect(await listed({ tab: 'DELAY' })).toBe(1)
    expect((await council.home.summary({})).switchOffs).toMatchObject({ openCnt: 1, waitingCnt: 1, closedCnt: 0 })
  })
})
