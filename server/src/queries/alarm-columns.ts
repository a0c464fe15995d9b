import { sql } from 'drizzle-orm'

/** What an alarm can be searched by; kept apart from what is only shown, so that counting joins no more than it needs. */
export const searchedAlarms = sql`
  alarm
  JOIN lift ON lift.id = alarm.lift_id
  JOIN building ON building.id = lift.building_id
  LEFT JOIN lmd ON lmd.id = lift.lmd_id`

/** What is shown of an alarm besides. */
export const shownWithAlarms = sql`
  JOIN lift_scope ON lift_scope.id = lift.scope_id
  LEFT JOIN organization company ON company.id = lift_scope.lift_company_id
  LEFT JOIN app_user operator ON operator.id = alarm.acknowledged_by`

/** Where an alarm is and how it stands, whatever its kind: the contract's `alarmRow` without the word for its status. */
export const alarmColumns = sql`
  alarm.id, alarm.lift_id AS "liftId", lift.name AS "liftName", building.address, building.postal_code AS "postalCode",
  company.name AS "liftCompany", lmd.id AS "lmdId", lmd.client_id AS "lmdClientId",
  alarm.description, alarm.alarm_status AS "alarmStatus",
  alarm.alarm_start_ts AS "alarmStartTs", alarm.alarm_clear_ts AS "alarmClearTs",
  alarm.alarm_clear_ts - alarm.alarm_start_ts AS duration, alarm.repeat_cnt AS "repeatCnt",
  alarm.operational_status AS "operationalStatus", alarm.closed_at AS "closedAt"`

/** What people did about it: the contract's `alarmResponse`. */
export const responseColumns = sql`
  alarm.acknowledge_at AS "acknowledgeAt",
  CASE WHEN operator.id IS NOT NULL THEN jsonb_build_object('id', operator.id, 'name', operator.nickname) END AS "acknowledgedBy",
  alarm.arrival_ts AS "arrivalTs", alarm.report_at AS "reportAt", alarm.result`
