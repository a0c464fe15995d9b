import { sql, type SQL } from 'drizzle-orm'
import type { DelayedSwitchOff } from '@liftwatch/core/contract/home/home-parts'
import { selectRows, type RowSource } from '../row-source'
import { ofLiftInScope, type Reader, type Scope } from '../scope'
import { isClosedLately, isDelayed, switchOffTel } from '../switch-offs'
import { countEach } from './waiting'

const searched = sql`oms_schedule LEFT JOIN lift ON lift.id = oms_schedule.lift_id`

function inSight(scope: Scope) {
  return ofLiftInScope(scope, sql`oms_schedule.lift_id`)
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
      tel: switchOffTel,
    },
    searched,
    shown: sql`JOIN building ON building.id = lift.building_id
      JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id`,
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
    SELECT count(*) FROM ${searched} WHERE ${isClosedLately(at)} AND ${inSight(scope)}`
  const counted = countEach(open, { openCnt: sql`true`, waitingCnt: isDelayed(at) })
  return sql`SELECT open.*, (${closed}) AS "closedCnt" FROM (${counted}) open`
}
