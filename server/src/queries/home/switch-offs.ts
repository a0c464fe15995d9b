import { sql, type SQL } from 'drizzle-orm'
import type { DelayedSwitchOff } from '@liftwatch/core/contract/home/home-parts'
import { dayMs } from '@liftwatch/core/limits'
import { selectRows, type RowSource } from '../row-source'
import { inScope, type Reader, type Scope } from '../scope'
import { countEach } from './waiting'

/** Closed ones are shown for so long; then they are history (decisions.md section 5). */
const closedForMs = 30 * dayMs

const searched = sql`oms_schedule LEFT JOIN lift ON lift.id = oms_schedule.lift_id`

function inSight(scope: Scope) {
  return inScope(scope, sql`lift.scope_id`)
}

function isDelayed(at: number) {
  return sql`(oms_schedule.status = 'OPEN' AND oms_schedule.on_at < ${at})`
}

/** The switch-offs on delay at an instant: not switched on again, and past their time. The longest delay is first. */
export function delayedSwitchOffs({ scope, at }: Pick<Reader, 'scope' | 'at'>): RowSource<DelayedSwitchOff> {
  return selectRows({
    columns: {
      id: sql`oms_schedule.id`,
      liftId: sql`oms_schedule.lift_id`,
      liftName: sql`lift.name`,
      address: sql`building.address`,
      offAt: sql`oms_schedule.off_at`,
      onAt: sql`oms_schedule.on_at`,
      report: sql`oms_schedule.report`,
      tel: sql`oms_schedule.tel`,
    },
    searched,
    shown: sql`JOIN building ON building.id = lift.building_id`,
    id: sql`oms_schedule.id`,
    where: sql`${isDelayed(at)} AND ${inSight(scope)}`,
    order: sql`oms_schedule.on_at, oms_schedule.id`,
    toRow: (row: DelayedSwitchOff) => row,
  })
}

/** How many are open, how many of them are on delay, and how many were closed in the last days. */
export function countSwitchOffs({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): SQL<{ openCnt: number; waitingCnt: number; closedCnt: number }> {
  const open = sql`FROM ${searched} WHERE oms_schedule.status = 'OPEN' AND ${inSight(scope)}`
  const closed = sql`
    SELECT count(*) FROM ${searched} WHERE oms_schedule.status = 'CLOSED'
      AND oms_schedule.closed_at BETWEEN ${at - closedForMs} AND ${at} AND ${inSight(scope)}`
  const counted = countEach(open, { openCnt: sql`true`, waitingCnt: isDelayed(at) })
  return sql`SELECT open.*, (${closed}) AS "closedCnt" FROM (${counted}) open`
}
