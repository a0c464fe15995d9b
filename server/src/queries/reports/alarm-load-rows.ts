import { sql, type SQL } from 'drizzle-orm'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { allOf } from '../rows'
import type { Scope } from '../scope'
import { setWithin, type reportedAlarms } from './alarm-reports'
import { ofLifts, reportedLifts } from './reported-lifts'
import type { Span } from './stretches'

/** What the figures of alarm management are about: the alarms of some lifts in a period. */
export interface LoadAsked {
  readonly scope: Scope
  readonly period: Span
  readonly filter: ReportFilter
}

/** Keeps a statement with the lifts that are asked about; where that is all of them, there is nothing to keep to. */
export function ofAskedLifts({ scope, filter }: LoadAsked, liftId: SQL): SQL | undefined {
  const conditions = ofLifts(scope, filter).filter(condition => condition !== undefined)
  if (conditions.length === 0) return undefined
  return sql`${liftId} IN (SELECT lift.id FROM ${reportedLifts} WHERE ${allOf(conditions)})`
}

/** The alarms of a kind, or of all, that were set in the period: FROM and WHERE of a statement. */
export function setAlarms(asked: LoadAsked, which: keyof typeof reportedAlarms = 'all'): SQL {
  return sql`FROM alarm WHERE ${allOf([setWithin(asked.period, which), ofAskedLifts(asked, sql`alarm.lift_id`)])}`
}
