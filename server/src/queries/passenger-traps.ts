import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  passengerTrapFilter,
  type PassengerTrap,
  type passengerTrapSortFields,
} from '@liftwatch/core/contract/alarms/passenger-traps'
import type { Database } from '../db/connect'
import { urgency } from '../db/schema/alarms'
import { responseColumns } from './alarm-columns'
import { alarmList, withWord, type AlarmList, type Wordless } from './alarm-lists'
import { faultsAround } from './lift-faults'
import { listRows, startsWith, whether } from './rows'
import { inScope, type Reader, type Scope } from './scope'
import { isWaitingTrap } from './waiting-alarms'

type PassengerTrapFilter = z.output<typeof passengerTrapFilter>
type SortField = (typeof passengerTrapSortFields)[number]

/** Of the teams that were ever sent, the ones sent last are offered. */
const teamsOffered = 200

const ofAlarm = { liftId: sql`alarm.lift_id`, set: sql`alarm.alarm_start_ts`, clear: sql`alarm.alarm_clear_ts` }

/** The passenger traps in a scope. */
export function passengerTrapList({
  scope,
  at,
}: Pick<Reader, 'scope' | 'at'>): AlarmList<PassengerTrap, PassengerTrapFilter, SortField> {
  return alarmList(
    { scope, at },
    {
      type: 'PASSENGER_TRAP',
      columns: {
        ...responseColumns,
        team: sql`alarm.team`,
        teamName: sql`alarm.team`,
        operatorName: sql`alarm.technician_name`,
        ptCode: sql`alarm.fault_code`,
        liftFaultCnt: sql`(SELECT count(*) FROM alarm fault WHERE ${faultsAround('fault', ofAlarm)})`,
      },
      madeOf: { state: ['operationalStatus', 'alarmStatus', 'acknowledgeAt', 'arrivalTs'] },
      filter: passengerTrapFilter,
      orders: {
        alarmStartTs: sql`alarm.alarm_start_ts`,
        alarmClearTs: sql`alarm.alarm_clear_ts`,
        liftName: sql`lift.name`,
        team: sql`alarm.team`,
        urgency,
      },
      setBounds: ({ startTs, endTs }) => [startTs, endTs],
      conditions: filter => [
        filter.company
          ? sql`lift.scope_id IN (
          SELECT lift_scope.id FROM lift_scope JOIN organization ON organization.id = lift_scope.lift_company_id
          WHERE ${startsWith(sql`organization.name`, filter.company)})`
          : undefined,
        whether(isWaitingTrap, filter.isWaiting),
      ],
      toRow: (read: Wordless<PassengerTrap>) => withWord(read),
    },
  )
}

/** The names of the teams that were sent to traps, in their order. */
export async function listTeams(tx: Database, scope: Scope): Promise<string[]> {
  const rows = await listRows<{ team: string }>(
    tx,
    sql`
      SELECT team FROM (
        SELECT alarm.team, max(alarm.acknowledge_at) AS sent_at FROM alarm JOIN lift ON lift.id = alarm.lift_id
        WHERE alarm.type = 'PASSENGER_TRAP' AND alarm.team IS NOT NULL AND ${inScope(scope, sql`lift.scope_id`)}
        GROUP BY 1 ORDER BY 2 DESC LIMIT ${teamsOffered}
      ) sent ORDER BY team`,
  )
  return rows.map(({ team }) => team)
}
