import { sql, type SQL } from 'drizzle-orm'
import type { Severity } from '@liftwatch/core/contract/alarms/alarms'
import type { Episode } from '@liftwatch/core/domain/alarm-edges'
import type { AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import type { Database } from '../db/connect'
import type { AlarmKey } from './ingest-alarms'

export type StoredRow = AlarmKey &
  Episode &
  Pick<AlarmRow, 'operationalStatus' | 'closedAt' | 'storedClosedAt'> & {
    readonly id: string
    readonly severity: Severity | null
    readonly description: string
  }

function given(rows: readonly StoredRow[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row (id uuid, "liftId" uuid, type text, number int,
    description text, severity text, "alarmStatus" text, "alarmStartTs" int8, "alarmClearTs" int8, "repeatCnt" int,
    "lastEdgeTs" int8, "lastEdgeSeq" int8, "operationalStatus" text, "closedAt" int8)`
}

/** The condition that a row is where these are stored: in order, that is among those that are not closed, and nowhere else is looked. */
function whereStored(rows: readonly StoredRow[]): SQL {
  const closed = rows.flatMap(({ storedClosedAt }) => storedClosedAt ?? [])
  if (closed.length === 0) return sql`alarm.closed_at IS NULL`
  return sql`(alarm.closed_at IS NULL OR alarm.closed_at = ANY(${sql.param(closed)}::int8[]))`
}

/**
 * Changes the device's side of rows that are there; one that closes or opens again goes to another partition by it. The ids say how many these
 * are: of JSON PostgreSQL believes in a hundred rows, and would read all that is open.
 */
async function updateRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    UPDATE alarm SET alarm_status = row."alarmStatus", alarm_start_ts = row."alarmStartTs", alarm_clear_ts = row."alarmClearTs",
      repeat_cnt = row."repeatCnt", last_edge_ts = row."lastEdgeTs", last_edge_seq = row."lastEdgeSeq",
      operational_status = row."operationalStatus", closed_at = row."closedAt"
    FROM ${given(rows)}
    WHERE alarm.id = row.id AND alarm.id = ANY(${sql.param(rows.map(({ id }) => id))}::uuid[]) AND ${whereStored(rows)}`)
}

async function insertRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    INSERT INTO alarm (id, lift_id, type, number, description, severity, alarm_status, alarm_start_ts, alarm_clear_ts,
      repeat_cnt, last_edge_ts, last_edge_seq, operational_status, closed_at)
    SELECT row.id, row."liftId", row.type, row.number, row.description, row.severity, row."alarmStatus", row."alarmStartTs",
      row."alarmClearTs", row."repeatCnt", row."lastEdgeTs", row."lastEdgeSeq", row."operationalStatus", row."closedAt"
    FROM ${given(rows)}`)
}

/** Stores rows that are new, and the device's side of those that are there. What closes is first, for one key may have one open row. */
export async function saveRows(tx: Database, rows: readonly StoredRow[]): Promise<void> {
  const isNew = ({ storedClosedAt }: StoredRow) => storedClosedAt === undefined
  const opensAgain = (row: StoredRow) => typeof row.storedClosedAt === 'number' && row.operationalStatus !== 'CLOSED'
  await updateRows(
    tx,
    rows.filter(row => !isNew(row) && !opensAgain(row)),
  )
  await updateRows(tx, rows.filter(opensAgain))
  await insertRows(tx, rows.filter(isNew))
}
