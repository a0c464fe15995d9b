import { sql, type SQL } from 'drizzle-orm'
import type { ReportedLift } from '@liftwatch/core/contract/reported-lift'
import type { RowSource } from '../cursor'
import { selectList, type ReadColumns } from '../read-columns'
import { findRow } from '../rows'
import { reportedLiftColumns, reportedLiftMadeOf, withLiftAges } from './reported-lifts'

interface ReportRows {
  /** What is read besides the lift. */
  readonly columns: ReadColumns['columns']
  /** What tells one row from all others. */
  readonly id: SQL
  /** FROM, with the reported lifts; WHERE; and ORDER BY. */
  readonly from: SQL
  readonly where: SQL
  readonly order: SQL
  /** The end of the period. */
  readonly upTo: number
}

/** The rows of a report of which each is about something that happened to a lift. */
export function reportRows<Row extends ReportedLift>({
  columns,
  id,
  from,
  where,
  order,
  upTo,
}: ReportRows): RowSource<Row> {
  const read = { columns: { ...reportedLiftColumns, ...columns }, madeOf: reportedLiftMadeOf }
  return {
    query: fields => sql`SELECT ${selectList(read, fields)} ${from} ${where} ${order}`,
    // What a page does not show is never joined.
    page: ({ page, size }) => {
      const chosen = sql`SELECT ${id} ${from} ${where} ${order} LIMIT ${size} OFFSET ${page * size}`
      return sql`SELECT ${selectList(read)} ${from} WHERE ${id} = ANY(ARRAY(${chosen})) ${order}`
    },
    toRow: withLiftAges(upTo),
    count: async tx => (await findRow<{ count: number }>(tx, sql`SELECT count(*) AS count ${from} ${where}`))!.count,
  }
}
