import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { Database } from '../../server/src/db/connect'
import { omsSchedule } from '../../server/src/db/schema/oms-schedules'
import { listRows } from '../../server/src/queries/rows'
import { createRandom } from './random'

const seed = 20_251_124
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** So many days of the past have switch-offs, and so many that are still to come. */
const pastDays = 90
const comingDays = 14
const meanGapMs = 1.5 * dayMs
/** Planned so long before. */
const aheadMs = 7 * dayMs

const works = [
  'Replacement of the hoist ropes.',
  'Repair of the lift shaft wall.',
  'Replacement of the car door operator.',
  'Works on the electrical supply of the block.',
] as const

/** Planned switch-offs around an instant, the same ones for the same instant; those that are over were switched on again. */
export async function insertSwitchOffs(tx: Database, at: number): Promise<void> {
  const random = createRandom(seed)
  const lifts = await listRows<{ id: string }>(tx, sql`SELECT id FROM lift ORDER BY name`)
  const rows: (typeof omsSchedule.$inferInsert)[] = []
  /** Until when each lift has one: the next is planned once it is closed, or the lift has an open one already. */
  const takenUntil = new Map<string, number>()
  for (let next = at - pastDays * dayMs; next < at + comingDays * dayMs; next += random.exponential(meanGapMs)) {
    const offAt = Math.round(next / hourMs) * hourMs
    // A day at least (decisions.md section 12); some are switched on early, and some late.
    const onAt = offAt + random.whole(24, 24 * 7) * hourMs
    const switchOnAt = onAt + random.whole(-4, 6) * hourMs
    const isOver = switchOnAt < at
    const { id: liftId } = random.pick(lifts)
    if ((takenUntil.get(liftId) ?? -Infinity) > Math.min(offAt - aheadMs, at)) continue
    takenUntil.set(liftId, isOver ? switchOnAt : Infinity)
    rows.push({
      id: newId({ msecs: offAt }),
      liftId,
      status: isOver ? 'CLOSED' : 'OPEN',
      offAt,
      onAt,
      switchOnAt: isOver ? switchOnAt : null,
      closedAt: isOver ? switchOnAt : null,
      report: random.pick(works),
      tel: '6555 0142',
      createdAt: Math.min(offAt - aheadMs, at),
      updatedAt: isOver ? switchOnAt : Math.min(offAt - aheadMs, at),
    })
  }
  await tx.insert(omsSchedule).values(rows)
}
