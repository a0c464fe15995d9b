import { chronicLifts, type ChronicPoint } from '@liftwatch/core/contract/reports/chronic-lifts'
import { AppError } from '@liftwatch/core/errors'
import { chronicTrendWeeks } from '@liftwatch/core/limits'
import { chronicWindow } from '@liftwatch/core/reports/chronic'
import { chronicBreakdownTable, chronicLiftTable } from '@liftwatch/core/tables/chronic-lifts'
import { periodNameAt } from '@liftwatch/core/reports/periods'
import { trendInstants } from '@liftwatch/core/reports/trends'
import type { Database } from '../../db/connect'
import type { ReportedPeriod } from '../../exports/about'
import { listInput, sendExport } from '../../exports/send-export'
import { readFigures } from '../../figures/read-figures'
import { route } from '../../http/route'
import { isLiftInScope } from '../../queries/lifts'
import { pastScope } from '../../queries/scope'
import { chronicBreakdownRows, chronicLiftRows, countChronic } from '../../queries/reports/chronic-lifts'
import { chronicTrend } from '../../queries/reports/chronic-trend'
import { readPage } from '../../queries/row-source'
import { heldSpans, throwIfDaysForgotten } from './held-period'

/** The thirty days up to now, or up to an earlier instant. */
function windowOf(at: number, upTo: number | undefined) {
  const { from, to } = chronicWindow(Math.min(at, upTo ?? at))
  return { from, upTo: to }
}

async function heldWindow(db: Database, at: number, upTo: number | undefined) {
  const window = windowOf(at, upTo)
  await throwIfDaysForgotten(db, window)
  return window
}

function periodOf({ upTo }: { readonly upTo: number }): ReportedPeriod {
  return { kind: 'moving', name: periodNameAt('day', upTo), upTo }
}

export const chronicLiftRoutes = [
  route(chronicLifts.page, async ({ db, caller, at, input: { page, size, upTo, ...filter } }) =>
    readPage(db, chronicLiftRows(caller.scope, await heldWindow(db, at, upTo), filter), { page, size }),
  ),

  route(chronicLifts.count, async ({ db, caller, at, input: { upTo, ...filter } }) =>
    countChronic(db, caller.scope, await heldWindow(db, at, upTo), filter),
  ),

  route(chronicLifts.trend, async ({ db, caller: { scope }, at, input: { upTo, ...filter } }) => {
    const instants = trendInstants((await heldWindow(db, at, upTo)).upTo)
    const windows = await heldSpans(
      db,
      instants.slice(0, chronicTrendWeeks).map(end => windowOf(at, end)),
    )
    const weekEnds = windows.map(window => window.upTo)
    // Within a week there is one instant more, and its window moves on.
    const moving = instants.slice(chronicTrendWeeks)
    const movingPoints = async (tx: Database) => {
      const points: ChronicPoint[] = []
      for (const end of moving)
        points.push({ upTo: end, ...(await countChronic(tx, scope, windowOf(at, end), filter)) })
      return points
    }
    if (windows.length === 0) return movingPoints(db)
    return readFigures(db, {
      kind: 'CHRONIC',
      spans: windows,
      scope,
      answer: async (tx, figures) => [
        ...(await chronicTrend(tx, scope, weekEnds, filter, figures)),
        ...(await movingPoints(tx)),
      ],
    })
  }),

  route(chronicLifts.detail, async ({ db, caller, at, input: { id, page, size, upTo } }) => {
    if (!(await isLiftInScope(db, pastScope(caller.scope), id))) throw new AppError('not-found')
    return readPage(db, chronicBreakdownRows(caller.scope, await heldWindow(db, at, upTo), { liftId: id }), {
      page,
      size,
    })
  }),

  route(chronicLifts.details, async ({ db, caller, at, input: { page, size, upTo, ...filter } }) =>
    readPage(db, chronicBreakdownRows(caller.scope, await heldWindow(db, at, upTo), filter), { page, size }),
  ),

  route(chronicLifts.export, async call => {
    const { upTo, ...filter } = listInput(call.input)
    const window = await heldWindow(call.db, call.at, upTo)
    const rows = chronicLiftRows(call.caller.scope, window, filter)
    return sendExport(call, { table: chronicLiftTable, period: periodOf(window), ...rows })
  }),

  route(chronicLifts.exportDetail, async call => {
    const { upTo, ...filter } = listInput(call.input)
    const window = await heldWindow(call.db, call.at, upTo)
    const rows = chronicBreakdownRows(call.caller.scope, window, filter)
    return sendExport(call, { table: chronicBreakdownTable, period: periodOf(window), ...rows })
  }),
]
