import { v7 as newId } from 'uuid'
import { dayMs, hourMs } from '@liftwatch/core/limits'
import type { Database } from '../../server/src/db/connect'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { listHandledLifts, type HandledLift } from './people-of-lifts'
import { createRandom, type Random } from './random'
import { worksFrom } from './works'

const seed = 20_251_124
/** So many days of the past have switch-offs, and so many that are still to come. */
const pastDays = 90
const comingDays = 14
const meanGapMs = 1.5 * dayMs
/** Planned so long before. */
const aheadMs = 7 * dayMs

/** Most lifts run again about when they were to; every tenth much later. */
function switchedOnAfter(random: Random, onAt: number): number {
  const lateHours = random.chance(0.1) ? random.whole(8, 60) : random.whole(-4, 6)
  return onAt + lateHours * hourMs
}

type Works = ReturnType<typeof worksFrom>

/** @param switchOnAt of those that are over by then */
function rowOf(random: Random, { id: liftId, people }: HandledLift, works: Works, switchOnAt: number, at: number) {
  const { offAt } = works
  const isOver = switchOnAt < at
  const [author, other] = [random.pick(people), random.pick(people)]
  const createdAt = Math.min(offAt - aheadMs, at)
  return {
    id: newId({ msecs: offAt }),
    liftId,
    ...works,
    status: isOver ? ('CLOSED' as const) : ('OPEN' as const),
    switchOnAt: isOver ? switchOnAt : null,
    closedAt: isOver ? switchOnAt : null,
    createdBy: author.id,
    authorName: author.name,
    switchedOnBy: isOver ? other.id : null,
    switchedOnByName: isOver ? other.name : null,
    tel: '6555 0142',
    createdAt,
    updatedAt: isOver ? switchOnAt : createdAt,
  }
}

/**
 * Planned switch-offs around an instant, the same ones for the same instant, planned by people who see the lift; those that are over
 * were switched on again, and one lift is to be switched on since some hours.
 */
export async function insertSwitchOffs(tx: Database, at: number): Promise<void> {
  const random = createRandom(seed)
  const lifts = await listHandledLifts(tx)
  const rows: (typeof omsSchedule.$inferInsert)[] = []
  /** Until when each lift has one: the next is planned once it is closed, or the lift has an open one already. */
  const takenUntil = new Map<string, number>()

  function add(works: Works): void {
    const lift = random.pick(lifts)
    if ((takenUntil.get(lift.id) ?? -Infinity) > Math.min(works.offAt - aheadMs, at)) return
    const row = rowOf(random, lift, works, switchedOnAfter(random, works.onAt), at)
    takenUntil.set(lift.id, row.switchOnAt ?? Infinity)
    rows.push(row)
  }

  for (let next = at - pastDays * dayMs; next < at + comingDays * dayMs; next += random.exponential(meanGapMs)) {
    add(worksFrom(random, next))
  }
  const free = lifts.filter(({ id }) => !takenUntil.has(id))
  const offAt = at - 53 * hourMs
  const overdue = { ...worksFrom(random, offAt), onAt: offAt + 2 * dayMs }
  rows.push(rowOf(random, random.pick(free), overdue, Infinity, at))
  await tx.insert(omsSchedule).values(rows)
}
