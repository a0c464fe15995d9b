import { sql, type SQL } from 'drizzle-orm'
import { lastEditOf } from './last-edit'
import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'

/** The gravest the largest, never by the alphabet (decisions.md section 17); what has no severity is the least. */
export const severityGravity = sql`(CASE alarm.severity WHEN 'URGENT' THEN 2 WHEN 'BREAKDOWN' THEN 1 ELSE 0 END)`

/**
 * What an alarm can be searched by; separate from what is only shown, so that counting joins no more than it needs. Each alarm has
 * its lift, and each lift its building and its scope, but what is joined from the left PostgreSQL leaves out where nothing of it is read.
 */
const placeOfAlarm = sql`
  LEFT JOIN lift ON lift.id = alarm.lift_id
  LEFT JOIN building ON building.id = lift.building_id
  LEFT JOIN lmd ON lmd.id = lift.lmd_id`
export const searchedAlarms = sql`alarm ${placeOfAlarm}`

/** What is shown of an alarm besides. */
export const shownWithAlarms = sql`
  LEFT JOIN lift_scope ON lift_scope.id = lift.scope_id
  LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
  LEFT JOIN app_user operator ON operator.id = alarm.acknowledged_by`

/** All that is shown of an alarm, where it is searched by nothing of its place. */
export const shownWithBareAlarms = sql`${placeOfAlarm} ${shownWithAlarms}`

/** Where an alarm is and its state, whatever its kind: the contract's `alarmRow` without the word for its status. */
export const alarmColumns = {
  id: sql`alarm.id`,
  liftId: sql`alarm.lift_id`,
  liftName: sql`lift.name`,
  address: sql`building.address`,
  postalCode: sql`building.postal_code`,
  liftCompany: sql`company.name`,
  lmdId: sql`lmd.id`,
  lmdClientId: sql`lmd.client_id`,
  description: sql`alarm.description`,
  alarmStatus: sql`alarm.alarm_status`,
  alarmStartTs: sql`alarm.alarm_start_ts`,
  alarmClearTs: sql`alarm.alarm_clear_ts`,
  duration: sql`alarm.alarm_clear_ts - alarm.alarm_start_ts`,
  repeatCnt: sql`alarm.repeat_cnt`,
  operationalStatus: sql`alarm.operational_status`,
  closedAt: sql`alarm.closed_at`,
} as const satisfies Record<keyof Omit<AlarmFacts, 'operationalStatusFormat'>, SQL>

/** What people did about it: the contract's `alarmResponse`. */
export const responseColumns = {
  acknowledgeAt: sql`alarm.acknowledge_at`,
  acknowledgedBy: sql`
    CASE WHEN operator.id IS NOT NULL THEN jsonb_build_object('id', operator.id, 'name', operator.nickname) END`,
  arrivalTs: sql`alarm.arrival_ts`,
  reportAt: sql`alarm.report_at`,
  result: sql`alarm.result`,
  ...lastEditOf('alarm'),
} as const satisfies Record<keyof AlarmResponse, SQL>
