import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { askedPeriod, type AskedPeriod } from '@liftwatch/core/reports/asked-period'
import type { Table } from '@liftwatch/core/tables/table'
import type { Database } from '../../db/connect'
import { listInput, sendExport, type ExportCall } from '../../exports/send-export'
import { route, type Route } from '../../http/route'
import { readPage, type RowSource, type SummedRows } from '../../queries/row-source'
import type { PageOfRows } from '../../queries/rows'
import type { Scope } from '../../queries/scope'
import { heldPeriod } from './held-period'

/** A report that is a list, from its calls to its rows. */
interface ListReport<Asked, Row> {
  readonly calls: { readonly page: Endpoint; readonly export: Endpoint }
  readonly kind: PeriodKind
  readonly table: Table<Row>
  /** Whether it is not about alarms, which are forgotten after some years. */
  readonly isHeldForEver?: true
  readonly rows: (scope: Scope, period: AskedPeriod, asked: Asked) => RowSource<Row> | SummedRows<Row>
}

/** The two calls of a report that is a list: a page of its rows, and all of them as a file. */
export function listReportRoutes<Asked, Row>({
  calls,
  kind,
  table,
  isHeldForEver,
  rows,
}: ListReport<Asked, Row>): Route[] {
  const rowsOf = async (db: Database, scope: Scope, at: number, asked: Readonly<Record<string, unknown>>) => {
    const { month, week, day, upTo, ...rest } = asked
    const named = { month, week, day, upTo } as Parameters<typeof askedPeriod>[1]
    const period = isHeldForEver ? askedPeriod(kind, named, at) : await heldPeriod(db, kind, named, at)
    return { period, source: rows(scope, period, rest as Asked) }
  }
  return [
    route(calls.page, async ({ db, caller, at, input }) => {
      const { page, size, ...asked } = input as Readonly<Record<string, unknown>> & PageOfRows
      return readPage(db, (await rowsOf(db, caller.scope, at, asked)).source, { page, size })
    }),
    route(calls.export, async call => {
      const exported = call as ExportCall
      const { period, source } = await rowsOf(
        exported.db,
        exported.caller.scope,
        exported.at,
        listInput(exported.input),
      )
      return sendExport(exported, { table, period, ...source })
    }),
  ]
}
