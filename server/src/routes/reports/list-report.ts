import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { askedPeriod, type AskedPeriod } from '@liftwatch/core/reports/asked-period'
import type { Table } from '@liftwatch/core/tables/table'
import { listInput, sendExport, type ExportCall } from '../../exports/send-export'
import { route, type Route } from '../../http/route'
import { readPage, type RowSource, type SummedRows } from '../../queries/row-source'
import type { PageOfRows } from '../../queries/rows'
import type { Scope } from '../../queries/scope'

/** A report that is a list, from its calls to its rows. */
interface ListReport<Asked, Row> {
  readonly calls: { readonly page: Endpoint; readonly export: Endpoint }
  readonly kind: PeriodKind
  readonly table: Table<Row>
  readonly rows: (scope: Scope, period: AskedPeriod, asked: Asked) => RowSource<Row> | SummedRows<Row>
}

/** The two calls of a report that is a list: a page of its rows, and all of them as a file. */
export function listReportRoutes<Asked, Row>({ calls, kind, table, rows }: ListReport<Asked, Row>): Route[] {
  const rowsOf = (scope: Scope, at: number, asked: Readonly<Record<string, unknown>>) => {
    const { month, week, day, upTo, ...rest } = asked
    const period = askedPeriod(kind, { month, week, day, upTo } as Parameters<typeof askedPeriod>[1], at)
    return { period, source: rows(scope, period, rest as Asked) }
  }
  return [
    route(calls.page, ({ db, caller, at, input }) => {
      const { page, size, ...asked } = input as Readonly<Record<string, unknown>> & PageOfRows
      return readPage(db, rowsOf(caller.scope, at, asked).source, { page, size })
    }),
    route(calls.export, call => {
      const exported = call as ExportCall
      const { period, source } = rowsOf(exported.caller.scope, exported.at, listInput(exported.input))
      return sendExport(exported, { table, period, ...source })
    }),
  ]
}
