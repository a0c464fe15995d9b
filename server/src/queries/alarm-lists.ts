import { sql, type SQL } from 'drizzle-orm'
import type { OperationalStatus, TabCounts } from '@liftwatch/core/contract/alarms'
import type { AlarmType } from '@liftwatch/core/contract/device-messages'
import { operationalStatusWords } from '@liftwatch/core/contract/status-words'
import type { Database } from '../db/connect'
import { alarmColumns, searchedAlarms, shownWithAlarms } from './alarm-columns'
import { countAlarms } from './alarm-counts'
import { isLedgerEnough, sharedConditions, type AlarmFilter } from './alarm-filter'
import type { RowSource } from './cursor'
import { selectList, type ReadColumns } from './read-columns'
import { allOf, findRow, listRows, type PageOfRows, type Sort } from './rows'
import { inScope, type Scope } from './scope'

/** One kind of alarm as its list reads it: what it has besides the columns and filters that all kinds share. */
export interface AlarmList<Row, Filter extends AlarmFilter, Field extends string> extends ReadColumns {
  readonly type: AlarmType
  readonly sortColumns: Readonly<Record<Field, SQL>>
  readonly conditions: (filter: Filter) => (SQL | undefined)[]
  /** The row as the contract has it, from what the statement answers. */
  readonly toRow: (read: never) => Row
}

type AnyList<Row> = Pick<AlarmList<Row, never, never>, 'type' | 'columns' | 'madeOf' | 'toRow'>

/** A row as statements answer it: without the English word for its status. */
export type Wordless<Row> = Omit<Row, 'operationalStatusFormat'>

export function withWord<Row extends { readonly operationalStatus: OperationalStatus }>(
  row: Row,
): Row & { operationalStatusFormat: string } {
  // Into the row as it was read, which is no one else's: of very many rows, to copy each takes a tenth of an export's time.
  const worded = row as Row & { operationalStatusFormat: string }
  worded.operationalStatusFormat = operationalStatusWords[row.operationalStatus]
  return worded
}

/** Reads alarms with their kind's columns, or what some fields are made of; `rest` is everything from WHERE on. */
export function selectAlarms({ columns, madeOf = {} }: ReadColumns, rest: SQL, fields?: readonly string[]): SQL {
  const list = selectList({ columns: { ...alarmColumns, ...columns }, madeOf }, fields)
  return sql`SELECT ${list} FROM ${searchedAlarms} ${shownWithAlarms} ${rest}`
}

function conditionOf<Filter extends AlarmFilter>(
  list: AlarmList<unknown, Filter, never>,
  scope: Scope,
  filter: Filter,
): SQL {
  return allOf([
    sql`alarm.type = ${sql.raw(`'${list.type}'`)}`,
    ...sharedConditions(scope, filter),
    ...list.conditions(filter),
  ])
}

/** All rows of a list, in a total order: the id breaks ties in the direction of the sort. */
export function alarmRows<Row, Filter extends AlarmFilter, Field extends string>(
  list: AlarmList<Row, Filter, Field>,
  scope: Scope,
  filter: Filter,
  sort: Sort<Field>,
): RowSource<Row> {
  const direction = sql.raw(sort.direction)
  const rest = sql`
    WHERE ${conditionOf(list, scope, filter)}
    ORDER BY ${list.sortColumns[sort.field]} ${direction}, alarm.id ${direction}`
  const query = (fields?: readonly string[]) => selectAlarms(list, rest, fields)
  return { query, toRow: list.toRow, count: tx => countRows(tx, list, scope, filter) }
}

export async function listAlarms<Row, Filter extends AlarmFilter, Field extends string>(
  tx: Database,
  list: AlarmList<Row, Filter, Field>,
  scope: Scope,
  filter: Filter,
  sort: Sort<Field>,
  { page, size }: PageOfRows,
): Promise<Row[]> {
  const { query, toRow } = alarmRows(list, scope, filter, sort)
  const rows = await listRows(tx, sql`${query()} LIMIT ${size} OFFSET ${page * size}`)
  return rows.map(row => toRow(row as never))
}

/** How many there are in each status, exactly. */
export async function countTabs<Filter extends AlarmFilter>(
  tx: Database,
  list: AlarmList<unknown, Filter, never>,
  scope: Scope,
  filter: Filter,
): Promise<TabCounts> {
  const byStatus = isLedgerEnough(filter)
    ? await countAlarms(tx, scope, list.type)
    : await listRows<{ status: OperationalStatus; count: number }>(
        tx,
        sql`
          SELECT alarm.operational_status AS status, count(*) AS count FROM ${searchedAlarms}
          WHERE ${conditionOf(list, scope, filter)} GROUP BY 1`,
      )
  const of = (status: OperationalStatus) => byStatus.find(row => row.status === status)?.count ?? 0
  const counts = { deploymentTotal: of('DEPLOYMENT'), outstandingTotal: of('OUTSTANDING'), closedTotal: of('CLOSED') }
  return { total: counts.deploymentTotal + counts.outstandingTotal + counts.closedTotal, ...counts }
}

/** The number of rows behind a page. */
export async function countRows<Filter extends AlarmFilter>(
  tx: Database,
  list: AlarmList<unknown, Filter, never>,
  scope: Scope,
  filter: Filter,
): Promise<number> {
  const counts = await countTabs(tx, list, scope, filter)
  switch (filter.operationalStatus) {
    case undefined:
      return counts.total
    case 'OPEN':
      return counts.outstandingTotal + counts.deploymentTotal
    case 'DEPLOYMENT':
      return counts.deploymentTotal
    case 'OUTSTANDING':
      return counts.outstandingTotal
    case 'CLOSED':
      return counts.closedTotal
  }
}

export async function findAlarm<Row>(
  tx: Database,
  list: AnyList<Row>,
  scope: Scope,
  id: string,
): Promise<Row | undefined> {
  const row = await findRow(
    tx,
    selectAlarms(
      list,
      sql`WHERE alarm.id = ${id} AND alarm.type = ${list.type} AND ${inScope(scope, sql`lift.scope_id`)}`,
    ),
  )
  return row === undefined ? undefined : list.toRow(row as never)
}
