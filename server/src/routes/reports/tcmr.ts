import { tcmr } from '@liftwatch/core/contract/reports/tcmr'
import { askedPeriod } from '@liftwatch/core/reports/asked-period'
import type { TcmrGrouping } from '@liftwatch/core/reports/tcmr-rows'
import { trendMonths } from '@liftwatch/core/reports/trends'
import { tcmrTables } from '@liftwatch/core/tables/tcmr'
import { sendExport } from '../../exports/send-export'
import { readFigures } from '../../figures/read-figures'
import { route, type Route } from '../../http/route'
import { scopeOfCouncils } from '../../queries/lift-names'
import { tcmrReport } from '../../queries/reports/tcmr'
import { heldPeriod, heldSpans } from './held-period'
import { tcmrTrend } from '../../queries/reports/tcmr-trend'

type Calls = typeof tcmr

function routesOf(
  grouping: TcmrGrouping,
  answer: Calls['division' | 'liftCompany' | 'dlc'],
  file: Calls['exportDivision' | 'exportLiftCompany' | 'exportDlc'],
): Route[] {
  return [
    route(answer, async ({ db, caller, at, input }) => {
      const period = await heldPeriod(db, 'month', input, at)
      return [...(await tcmrReport(grouping, caller.scope, period, input.townCouncil).rows(db))]
    }),
    route(file, async call => {
      const period = await heldPeriod(call.db, 'month', call.input, call.at)
      return sendExport(call, {
        table: tcmrTables[grouping],
        period,
        ...tcmrReport(grouping, call.caller.scope, period, call.input.townCouncil),
      })
    }),
  ]
}

export const tcmrRoutes = [
  route(tcmr.divisionTrend, async ({ db, caller, at, input }) => {
    const last = await heldPeriod(db, 'month', input, at)
    const asked = trendMonths(last.name).map(month => askedPeriod('month', { month }, at))
    const months = await heldSpans(db, asked)
    const scope = await scopeOfCouncils(db, caller.scope, input.townCouncil)
    return readFigures(db, {
      kind: 'COUNCIL',
      spans: months,
      scope,
      answer: (tx, figures) => tcmrTrend(tx, scope, months, figures),
    })
  }),

  ...routesOf('DIVISION', tcmr.division, tcmr.exportDivision),
  ...routesOf('LIFTCOMPANY', tcmr.liftCompany, tcmr.exportLiftCompany),
  ...routesOf('DIVISION_LIFTCOMPANY', tcmr.dlc, tcmr.exportDlc),
]
