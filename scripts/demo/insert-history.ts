import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { alarmLabel } from '@liftwatch/core/domain/event-codes'
import { defaultSeverity } from '@liftwatch/core/domain/fault-numbers'
import type { Database } from '../../server/src/db/connect'
import { alarm } from '../../server/src/db/schema/alarms'
import { listRows } from '../../server/src/queries/rows'
import { pastAlarms, type PastAlarm } from './history'
import { createRandom } from './random'
import { handlers } from './handlers'
import { insertRows } from './insert-rows'

const seed = 20_251_121
const historyMs = 396 * 86_400_000

type AlarmRow = typeof alarm.$inferInsert

/** A past alarm as it is stored; anyone who handled it is an operator. */
export function alarmRow(liftId: string, past: PastAlarm, operatorId?: string): AlarmRow {
  const { type, number, startTs, clearTs, repeatCnt, handled } = past
  return {
    id: newId({ msecs: startTs }),
    liftId,
    type,
    number,
    description: alarmLabel(type, number),
    severity: type === 'LIFT_FAULT' ? defaultSeverity(number) : null,
    alarmStatus: 'CLEAR',
    alarmStartTs: startTs,
    alarmClearTs: clearTs,
    repeatCnt,
    lastEdgeTs: clearTs,
    lastEdgeSeq: 0,
    operationalStatus: 'CLOSED',
    closedAt: handled?.reportAt ?? clearTs,
    ...(handled && { ...handled, acknowledgedBy: operatorId }),
  }
}

/**
 * Thirteen months of alarms for every lift up to an instant, the same ones for the same instant, handled by people who see the lift.
 * Answers how many.
 */
export async function insertHistory(tx: Database, toTs: number): Promise<number> {
  const random = createRandom(seed)
  const lifts = await listRows<{ id: string; operatorIds: string[] }>(
    tx,
    sql`
      SELECT lift.id, array(SELECT DISTINCT user_id FROM (${handlers(sql`lift.scope_id`)}) handler ORDER BY user_id) AS "operatorIds"
      FROM lift ORDER BY lift.name`,
  )
  const rows = lifts.flatMap(({ id, operatorIds }) =>
    pastAlarms(random, toTs - historyMs, toTs).map(past => alarmRow(id, past, random.pick(operatorIds))),
  )
  await insertRows(tx, alarm, rows)
  return rows.length
}
