import { sql } from 'drizzle-orm'
import type { OperationalStatus, TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import { operationalStatusWords } from '@liftwatch/core/contract/alarms/status-words'
import type { Database } from '../db/connect'
import { alarmColumns, searchedAlarms, shownWithAlarms } from './alarm-columns'
import { countAlarms } from './alarm-counts'
import { isLedgerEnough, setBetween, sharedConditions, type AlarmFilter } from './alarm-filter'
import { newestWindows, placeOfAlarms, type SetBounds } from './alarm-months'
import { conditionOf, type ListQuery } from './list-query'
import { listRows } from './rows'
import { ofLiftInScope, type Reader, type Scope } from './scope'

/** A list of one kind of alarm. */
export interface AlarmList<Row, Filter extends AlarmFilter, Field extends string> extends ListQuery<
  Row,
  Filter,
  Field
> {
  readonly type: AlarmType
  readonly scope: Scope
}

/** What a kind's list has besides the columns and filters that all kinds share. */
interface OwnOfKind<Row, Filter extends AlarmFilter, Field extends string> extends Pick<
  AlarmList<Row, Filter, Field>,
  'type' | 'columns' | 'madeOf' | 'filter' | 'orders' | 'conditions' | 'toRow'
> {
  readonly setBounds: (filter: Filter) => SetBounds
}

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

export function alarmList<Row, Filter extends AlarmFilter, Field extends string>(
  { scope, at }: Pick<Reader, 'scope' | 'at'>,
  { setBounds, ...own }: OwnOfKind<Row, Filter, Field>,
): AlarmList<Row, Filter, Field> {
  const list: AlarmList<Row, Filter, Field> = {
    ...own,
    scope,
    madeOf: own.madeOf ?? {},
    columns: { ...alarmColumns, ...own.columns },
    // OPEN is more than one of the column's.
    apart: ['operationalStatus'],
    searched: searchedAlarms,
    shown: shownWithAlarms,
    id: sql`alarm.id`,
    isPlaced: true,
    inSight: sql`alarm.type = ${sql.raw(`'${own.type}'`)} AND ${ofLiftInScope(scope, sql`alarm.lift_id`)}`,
    conditions: filter => [
      ...sharedConditions(scope, filter),
      ...own.conditions(filter),
      ...setBetween(setBounds(filter)),
    ],
    count: (tx, filter) => countRows(tx, list, filter),
    windows: (filter, sort) => newestWindows(at, filter, setBounds(filter), sort),
    placeOf: placeOfAlarms,
  }
  return list
}

type Counted<Filter extends AlarmFilter> = AlarmList<unknown, Filter, never>

/** How many there are in each status, exactly. */
export async function countTabs<Filter extends AlarmFilter>(
  tx: Database,
  list: Counted<Filter>,
  filter: Filter,
): Promise<TabCounts> {
  const byStatus = isLedgerEnough(filter)
    ? await countAlarms(tx, list.scope, list.type)
    : await listRows<{ status: OperationalStatus; count: number }>(
        tx,
        sql`
          SELECT alarm.operational_status AS status, count(*) AS count FROM ${searchedAlarms}
          WHERE ${conditionOf(list, filter)} GROUP BY 1`,
      )
  const of = (status: OperationalStatus) => byStatus.find(row => row.status === status)?.count ?? 0
  const counts = { deploymentTotal: of('DEPLOYMENT'), outstandingTotal: of('OUTSTANDING'), closedTotal: of('CLOSED') }
  return { total: counts.deploymentTotal + counts.outstandingTotal + counts.closedTotal, ...counts }
}

/** The number of rows behind a page. */
async function countRows<Filter extends AlarmFilter>(
  tx: Database,
  list: Counted<Filter>,
  filter: Filter,
): Promise<number> {
  const counts = await countTabs(tx, list, filter)
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
