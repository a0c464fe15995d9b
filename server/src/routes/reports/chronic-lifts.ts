import { chronicLifts } from '@liftwatch/core/contract/reports/chronic-lifts'
import { AppError } from '@liftwatch/core/errors'
import { chronicTrendWeeks } from '@liftwatch/core/limits'
import { chronicWindow } from '@liftwatch/core/reports/chronic'
import { chronicBreakdownTable, chronicLiftTable } from '@liftwatch/core/tables/chronic-lifts'
import { periodNameAt } from '@liftwatch/core/reports/periods'
import { trendInstants } from '@liftwatch/core/reports/trends'
import type { ReportedPeriod } from '../../exports/about'
import { listInput, sendExport } from '../../exports/send-export'
import { readFigures } from '../../figures/read-figures'
import { route } from '../../http/route'
import { isLiftInScope } from '../../queries/lifts'
import { pastScope } from '../../queries/scope'
import { chronicBreakdownRows, chronicLiftRows, countChronic } from '../../queries/reports/chronic-lifts'
import { chronicTrend } from '../../queries/reports/chronic-trend'
import { readPage } from '../../queries/row-source'

/** The thirty days up to now, or up to an earlier instant. */
function windowOf(at: number, upTo: number | undefined) {
  const { from, to } = chronicWindow(Math.min(at, upTo ?? at))
  return { from, upTo: to }
}

function periodOf({ upTo }: { readonly upTo: number }): ReportedPeriod {
  return { kind: 'moving', name: periodNameAt('day', upTo), upTo }
}

export const chronicLiftRoutes = [
  route(chronicLifts.page, ({ db, caller, at, input: { page, size, upTo, ...filter } }) =>
    readPage(db, chronicLiftRows(caller.scope, windowOf(at, upTo), filter), { page, size }),
  ),

  route(chronicLifts.count, ({ db, caller, at, input: { upTo, ...filter } }) =>
    countChronic(db, caller.scope, windowOf(at, upTo), filter),
  ),

  route(chronicLifts.trend, ({ db, caller: { scope }, at, input: { upTo, ...filter } }) => {
    const instants = trendInstants(windowOf(at, upTo).upTo)
    const weekEnds = instants.slice(0, chronicTrendWeeks)
    // Within a week there is one instant more, and its window moves on.
    const moving = instants.slice(chronicTrendWeeks)
    return readFigures(db, {
      kind: 'CHRONIC',
      spans: weekEnds.map(end => windowOf(at, end)),
      scope,
      async answer(tx, figures) {
        const points = await chronicTrend(tx, scope, weekEnds, filter, figures)
        for (const end of moving)
          points.push({ upTo: end, ...(await countChronic(tx, scope, windowOf(at, end), filter)) })
        return points
      },
    })
  }),

  route(chronicLifts.detail, async ({ db, caller, at, input: { id, page, size, upTo } }) => {
    if (!(await isLiftInScope(db, pastScope(caller.scope), id))) throw new AppError('not-found')
    return readPage(db, chronicBreakdownRows(caller.scope, windowOf(at, upTo), { liftId: id }), { page, size })
  }),

  route(chronicLifts.details, ({ db, caller, at, input: { page, size, upTo, ...filter } }) =>
    readPage(db, chronicBreakdownRows(caller.scope, windowOf(at, upTo), filter), { page, size }),
  ),

  route(chronicLifts.export, call => {
    const { upTo, ...filter } = listInput(call.input)
    const window = windowOf(call.at, upTo)
    const rows = chronicLiftRows(call.caller.scope, window, filter)
    return sendExport(call, { table: chronicLiftTable, period: periodOf(window), ...rows })
  }),

  route(chronicLifts.exportDetail, call => {
    const { upTo, ...filter } = listInput(call.input)
    const window = windowOf(call.at, upTo)
    const rows = chronicBreakdownRows(call.caller.scope, window, filter)
    return sendExport(call, { table: chronicBreakdownTable, period: periodOf(window), ...rows })
  }),
]
