import { breakdownCodes, type breakdownCodeSortFields } from '@liftwatch/core/contract/reports/breakdown-codes'
import { parseSort } from '@liftwatch/core/contract/input'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import { askedPeriod } from '@liftwatch/core/reports/asked-period'
import type { CodeGrouping } from '@liftwatch/core/reports/breakdown-codes'
import { companyCodeTable, councilCodeTable } from '@liftwatch/core/tables/breakdown-codes'
import { listInput, sendExport } from '../../exports/send-export'
import { route } from '../../http/route'
import { breakdownCodeRows } from '../../queries/reports/breakdown-codes'
import { readPage } from '../../queries/row-source'
import type { Scope } from '../../queries/scope'

interface Asked extends ReportFilter {
  readonly month?: string | undefined
  readonly sort: string
}

function rowsOf(grouping: CodeGrouping, scope: Scope, at: number, { month, sort, ...filter }: Asked) {
  const period = askedPeriod('month', { month }, at)
  const order = parseSort<(typeof breakdownCodeSortFields)[number]>(sort)
  return { period, ...breakdownCodeRows(grouping, scope, period, filter, order) }
}

export const breakdownCodeRoutes = [
  route(breakdownCodes.tcFaultCode, ({ db, caller, at, input: { page, size, ...asked } }) =>
    readPage(db, rowsOf({ by: 'faultCode', perCouncil: true }, caller.scope, at, asked), { page, size }),
  ),

  route(breakdownCodes.tcFaultCodeRange, ({ db, caller, at, input: { page, size, ...asked } }) =>
    readPage(db, rowsOf({ by: 'faultCodeRange', perCouncil: true }, caller.scope, at, asked), { page, size }),
  ),

  route(breakdownCodes.lc, ({ db, caller, at, input: { page, size, groupBy, ...asked } }) =>
    readPage(db, rowsOf({ by: groupBy, perCouncil: false }, caller.scope, at, asked), { page, size }),
  ),

  route(breakdownCodes.exportTc, call => {
    const { groupBy, ...asked } = listInput(call.input)
    const rows = rowsOf({ by: groupBy, perCouncil: true }, call.caller.scope, call.at, asked)
    return sendExport(call, { table: councilCodeTable, ...rows })
  }),

  route(breakdownCodes.exportLc, call => {
    const { groupBy, ...asked } = listInput(call.input)
    const rows = rowsOf({ by: groupBy, perCouncil: false }, call.caller.scope, call.at, asked)
    return sendExport(call, { table: companyCodeTable, ...rows })
  }),
]
