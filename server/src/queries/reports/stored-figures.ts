import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/connect'
import { findRow, listRows } from '../rows'
import { countFigures, type FigureKind } from './lift-figures'
import type { Span } from './stretches'

/** Spans of a kind, as a table of a statement: n (from 1 on), from_ts, up_to_ts. */
function asTable(spans: readonly Span[]): SQL {
  const instants = (ofSpans: number[]) => sql`${sql.param(ofSpans)}::int8[]`
  return sql`unnest(${instants(spans.map(({ from }) => from))}, ${instants(spans.map(({ upTo }) => upTo))})
    WITH ORDINALITY asked (from_ts, up_to_ts, n)`
}

function ofKind(kind: FigureKind): SQL {
  return sql`span.kind = ${kind} AND span.from_ts = asked.from_ts AND span.up_to_ts = asked.up_to_ts`
}

/** Whether the stored figures of these spans are what would be counted now, and whether all of them are announced at least. */
export async function findStoredState(
  tx: Database,
  kind: FigureKind,
  spans: readonly Span[],
): Promise<{ isCurrent: boolean; isAnnounced: boolean }> {
  const newest = Math.max(...spans.map(({ upTo }) => upTo))
  const row = await findRow<{ isCurrent: boolean; isAnnounced: boolean }>(
    tx,
    sql`
      SELECT bool_and(coalesce(span.is_stored, false)) AND NOT EXISTS (SELECT FROM touched_lift WHERE from_ts < ${newest}) AS "isCurrent",
        bool_and(coalesce(span.is_stored OR span.known_since < pg_snapshot_xmax(pg_current_snapshot())::text::int8, false)) AS "isAnnounced"
      FROM ${asTable(spans)} LEFT JOIN report_span span ON ${ofKind(kind)}`,
  )
  return row!
}

/** The stored figures of spans of a kind, as `countFigures` has those that are counted now. */
export function storedFigures(kind: FigureKind, spans: readonly Span[]): SQL {
  return sql`
    SELECT asked.n::int4 AS n, figure.lift_id, figure.cases, figure.downtime_ms
    FROM ${asTable(spans)} JOIN report_span span ON ${ofKind(kind)} JOIN lift_figure figure ON figure.span_id = span.id`
}

/**
 * Says that figures of these spans will be stored: once that is committed, triggers note what changes in them. A later transaction then
 * takes its number, and again where the number is of another life of the database, whose transactions counted higher.
 * @param db no transaction: each statement is one of its own
 */
export async function announceSpans(db: Database, kind: FigureKind, spans: readonly Span[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO report_span (kind, from_ts, up_to_ts)
    SELECT ${kind}, asked.from_ts, asked.up_to_ts FROM ${asTable(spans)} LEFT JOIN report_span span ON ${ofKind(kind)}
    WHERE span.id IS NULL ON CONFLICT DO NOTHING`)
  await db.execute(sql`
    UPDATE report_span SET known_since = pg_current_xact_id()::text::int8
    WHERE NOT is_stored AND (known_since IS NULL OR known_since > pg_current_xact_id()::text::int8)`)
}

/** Waits for others that store figures. It takes no snapshot, so that one that is taken after it sees what the other has done. */
export async function lockFigures(tx: Database): Promise<void> {
  await tx.execute(sql`LOCK TABLE report_span IN SHARE ROW EXCLUSIVE MODE`)
}

/** A span that is announced or stored. */
interface KnownSpan extends Span {
  readonly id: number
}

/** The spans that can be stored now: what may have changed something without knowing of them has ended. */
export function listNewSpans(tx: Database, kind: FigureKind): Promise<KnownSpan[]> {
  return listRows<KnownSpan>(
    tx,
    sql`
      SELECT id, from_ts AS "from", up_to_ts AS "upTo" FROM report_span
      WHERE kind = ${kind} AND NOT is_stored AND known_since < pg_snapshot_xmin(pg_current_snapshot())::text::int8
      ORDER BY up_to_ts`,
  )
}

export function listStoredSpans(tx: Database, kind: FigureKind, after: number): Promise<KnownSpan[]> {
  return listRows<KnownSpan>(
    tx,
    sql`
      SELECT id, from_ts AS "from", up_to_ts AS "upTo" FROM report_span
      WHERE kind = ${kind} AND is_stored AND up_to_ts > ${after} ORDER BY up_to_ts`,
  )
}

/** Takes the notes of lifts that were touched: each with the first instant from which on it has to be counted again. */
export function takeTouchedLifts(tx: Database): Promise<{ liftId: string; from: number }[]> {
  return listRows<{ liftId: string; from: number }>(
    tx,
    sql`
      WITH taken AS (DELETE FROM touched_lift RETURNING lift_id, from_ts)
      SELECT lift_id AS "liftId", min(from_ts) AS "from" FROM taken GROUP BY 1`,
  )
}

/** Counts spans and stores the figures, of all lifts or of some. */
export async function storeFigures(
  tx: Database,
  kind: FigureKind,
  spans: readonly KnownSpan[],
  liftIds?: readonly string[],
): Promise<void> {
  if (spans.length === 0) return
  const ids = sql`${sql.param(spans.map(({ id }) => id))}::int4[]`
  const lifts = liftIds && sql`SELECT unnest(${sql.param([...liftIds])}::uuid[])`
  const ofLifts = lifts ? sql`AND lift_id IN (${lifts})` : sql``
  await tx.execute(sql`DELETE FROM lift_figure WHERE span_id = ANY(${ids}) ${ofLifts}`)
  await tx.execute(sql`
    INSERT INTO lift_figure (span_id, lift_id, cases, downtime_ms)
    SELECT (${ids})[n], lift_id, cases, downtime_ms FROM (${countFigures[kind](spans, 'all', lifts)}) figure`)
  await tx.execute(sql`UPDATE report_span SET is_stored = true WHERE id = ANY(${ids}) AND NOT is_stored`)
}
