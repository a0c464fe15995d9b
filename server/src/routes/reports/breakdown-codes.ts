import { breakdownCodes, type breakdownCodeSortFields } from '@liftwatch/core/contract/reports/breakdown-codes'
import { parseSort } from '@liftwatch/core/contract/input'
import type { ReportFilter } from '@liftwatch/core/contract/reports/list-report'
import type { CodeGrouping } from '@liftwatch/core/reports/breakdown-codes'
import { companyCodeTable, councilCodeTable } from '@liftwatch/core/tables/breakdown-codes'
import type { Database } from '../../db/connect'
import { listInput, sendExport } from '../../exports/send-export'
import { route } from '../../http/route'
import { breakdownCodeRows } from '../../queries/reports/breakdown-codes'
import { readPage } from '../../queries/row-source'
import type { Scope } from '../../queries/scope'
import { heldPeriod } from './held-period'

/** What of a call its rows depend on. */
interface Asking {
  readonly db: Database
  readonly caller: { readonly scope: Scope }
  readonly at: number
}

interface Asked extends ReportFilter {
  readonly month?: string | undefined
  readonly sort: string
}

async function rowsOf(grouping: CodeGrouping, { db, caller, at }: Asking, { month, sort, ...filter }: Asked) {
  const period = await heldPeriod(db, 'month', { month }, at)
  const order = parseSort<(typeof breakdownCodeSortFields)[number]>(sort)
  return { period, ...breakdownCodeRows(grouping, caller.scope, period, filter, order) }
}

export const breakdownCodeRoutes = [
  route(breakdownCodes.tcFaultCode, async call => {
    const { page, size, ...asked } = call.input
    return readPage(call.db, await rowsOf({ by: 'faultCode', perCouncil: true }, call, asked), { page, size })
  }),

  route(breakdownCodes.tcFaultCodeRange, async call => {
    const { page, size, ...asked } = call.input
    return readPage(call.db, await rowsOf({ by: 'faultCodeRange', perCouncil: true }, call, asked), { page, size })
  }),

  route(breakdownCodes.lc, async call => {
    const { page, size, groupBy, ...asked } = call.input
    return readPage(call.db, await rowsOf({ by: groupBy, perCouncil: false }, call, asked), { page, size })
  }),

  route(breakdownCodes.exportTc, async call => {
    const { groupBy, ...asked } = listInput(call.input)
    const rows = await rowsOf({ by: groupBy, perCouncil: true }, call, asked)
    return sendExport(call, { table: councilCodeTable, ...rows })
  }),

  route(breakdownCodes.exportLc, async call => {
    const { groupBy, ...asked } = listInput(call.input)
    const rows = await rowsOf({ by: groupBy, perCouncil: false }, call, asked)
    return sendExport(call, { table: companyCodeTable, ...rows })
  }),
]
