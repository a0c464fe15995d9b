import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import {
  switchOffFilter,
  type SwitchOff,
  type SwitchOffCounts,
  type SwitchOffTab,
  type switchOffSortFields,
} from '@liftwatch/core/contract/estate/switch-offs'
import { switchOffStateWords } from '@liftwatch/core/contract/estate/switch-off-words'
import { stateOfSwitchOff, switchOffRecentMs } from '@liftwatch/core/domain/switch-offs'
import { minuteMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { ofLiftName } from './lift-names'
import { conditionOf, type ListQuery } from './list-query'
import { findRow, namedPerson, whether } from './rows'
import { ofLiftInScope, type Reader } from './scope'

export type SwitchOffFilter = z.output<typeof switchOffFilter>
export type SwitchOffList = ListQuery<SwitchOff, SwitchOffFilter, (typeof switchOffSortFields)[number]>

/** Whether it is open, and past its on time. */
export function isDelayed(at: number): SQL {
  return sql`(oms_schedule.status = 'OPEN' AND oms_schedule.on_at < ${at})`
}

/** Whether it was closed within the last days (decisions.md section 5). */
export function isClosedLately(at: number): SQL {
  return sql`(oms_schedule.status = 'CLOSED' AND oms_schedule.closed_at BETWEEN ${at - switchOffRecentMs} AND ${at})`
}

/** Whom to call about it: the lift company (as `company`), failing that the phone that an imported one names. */
export const switchOffTel = sql`coalesce(company.phone, oms_schedule.tel)`

/** Whether the lift of `liftId` is off on purpose at an instant. */
export function isSwitchedOff(liftId: SQL, at: number): SQL {
  return sql`EXISTS (
    SELECT FROM oms_schedule
    WHERE oms_schedule.lift_id = ${liftId} AND oms_schedule.status = 'OPEN' AND oms_schedule.off_at <= ${at})`
}

function tabConditions(at: number): Readonly<Record<SwitchOffTab, SQL>> {
  return {
    OPEN: sql`oms_schedule.status = 'OPEN'`,
    CLOSED: isClosedLately(at),
    DELAY: isDelayed(at),
    HISTORY: sql`oms_schedule.status = 'CLOSED'`,
  }
}

/** Whole minutes of a number of milliseconds. */
function minutesOf(ms: SQL): SQL {
  return sql`((${ms}) / ${sql.raw(String(minuteMs))})`
}

/** The planned switch-offs of the lifts in a scope, as they are at the reader's instant. */
export function switchOffList({ scope, at }: Pick<Reader, 'scope' | 'at'>): SwitchOffList {
  const tabs = tabConditions(at)
  return {
    columns: {
      id: sql`oms_schedule.id`,
      liftId: sql`oms_schedule.lift_id`,
      liftName: sql`lift.name`,
      liftCompany: sql`company.name`,
      buildingAddress: sql`building.address`,
      offAt: sql`oms_schedule.off_at`,
      onAt: sql`oms_schedule.on_at`,
      switchOnAt: sql`oms_schedule.switch_on_at`,
      closedAt: sql`oms_schedule.closed_at`,
      cancelledAt: sql`oms_schedule.cancelled_at`,
      duration: minutesOf(sql`CASE WHEN oms_schedule.status = 'OPEN' THEN oms_schedule.on_at - oms_schedule.off_at
        ELSE greatest(coalesce(oms_schedule.switch_on_at, oms_schedule.off_at) - oms_schedule.off_at, 0) END`),
      delay: sql`CASE WHEN ${isDelayed(at)} THEN ${minutesOf(sql`${at}::int8 - oms_schedule.on_at`)} END`,
      isOff: sql`(oms_schedule.status = 'OPEN' AND oms_schedule.off_at <= ${at})`,
      status: sql`oms_schedule.status`,
      report: sql`oms_schedule.report`,
      tel: switchOffTel,
      cancelReason: sql`oms_schedule.cancel_reason`,
      author: namedPerson(sql`oms_schedule.created_by`, sql`oms_schedule.author_name`),
      switchedOnBy: namedPerson(sql`oms_schedule.switched_on_by`, sql`oms_schedule.switched_on_by_name`),
      cancelledBy: namedPerson(sql`oms_schedule.cancelled_by`, sql`oms_schedule.cancelled_by_name`),
      lastEditor: namedPerson(sql`oms_schedule.last_editor_id`, sql`oms_schedule.last_editor_name`),
      createdAt: sql`oms_schedule.created_at`,
      updatedAt: sql`oms_schedule.updated_at`,
    },
    filter: switchOffFilter,
    // The column says by how much.
    apart: ['delay'],
    searched: sql`oms_schedule LEFT JOIN lift ON lift.id = oms_schedule.lift_id
      LEFT JOIN lift_scope ON lift_scope.id = lift.scope_id
      LEFT JOIN organization company ON company.id = lift_scope.lift_company_id`,
    shown: sql`JOIN building ON building.id = lift.building_id`,
    id: sql`oms_schedule.id`,
    inSight: ofLiftInScope(scope, sql`oms_schedule.lift_id`),
    conditions: filter => [
      whether(isDelayed(at), filter.delay),
      filter.tab && tabs[filter.tab],
      filter.startTs === undefined ? undefined : sql`oms_schedule.off_at >= ${filter.startTs}`,
      filter.endTs === undefined ? undefined : sql`oms_schedule.off_at <= ${filter.endTs}`,
      ...ofLiftName(scope, filter),
    ],
    orders: {
      offAt: sql`oms_schedule.off_at`,
      onAt: sql`oms_schedule.on_at`,
      // What is not closed comes after all that is, whichever way it is sorted by its id.
      closedAt: sql`coalesce(oms_schedule.closed_at, 0)`,
      updatedAt: sql`oms_schedule.updated_at`,
      liftName: sql`lift.name`,
    },
    toRow: (row: Omit<SwitchOff, 'statusFormat'>) =>
      Object.assign(row, { statusFormat: switchOffStateWords[stateOfSwitchOff(row)] }),
  }
}

/** How many there are in each tab of the list. */
export async function countSwitchOffTabs(
  tx: Database,
  list: SwitchOffList,
  filter: SwitchOffFilter,
  at: number,
): Promise<SwitchOffCounts> {
  const { OPEN, CLOSED, DELAY, HISTORY } = tabConditions(at)
  const each = (condition: SQL) => sql`(count(*) FILTER (WHERE ${condition}))::int`
  const row = await findRow<SwitchOffCounts>(
    tx,
    sql`
      SELECT ${each(OPEN)} AS "openCnt", ${each(CLOSED)} AS "closeCnt", ${each(DELAY)} AS "delayCnt",
        ${each(HISTORY)} AS "historyCnt"
      FROM ${list.searched} WHERE ${conditionOf(list, filter)}`,
  )
  return row!
}
