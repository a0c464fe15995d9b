import { chronicTrendWeeks } from '@liftwatch/core/limits'
import { chronicWindow } from '@liftwatch/core/reports/chronic'
import { defaultPeriodName, periodOf } from '@liftwatch/core/reports/periods'
import { trendInstants, trendMonths } from '@liftwatch/core/reports/trends'
import type { Database } from '../db/connect'
import type { FigureKind } from '../queries/reports/lift-figures'
import type { Span } from '../queries/reports/stretches'
import { announceSpans, findStoredState } from '../queries/reports/stored-figures'
import { withStoredFigures } from './store-figures'

/**
 * Of what was brought in at once the database knows nothing for a minute, and a statement that was planned then may take a core for
 * the night. Planned again later it takes half a minute, also of twenty million alarms.
 */
const statementWithinMs = 120_000

/** The spans of which a chart that opens now is made. */
function chartedSpans(at: number): readonly (readonly [FigureKind, readonly Span[]])[] {
  const months = trendMonths(defaultPeriodName('month', at)).map(name => periodOf('month', name))
  const windows = trendInstants(at).slice(0, chronicTrendWeeks).map(chronicWindow)
  const spansOf = (periods: typeof windows) => periods.map(({ from, to }) => ({ from, upTo: to }))
  return [
    ['COUNCIL', spansOf(months)],
    ['CHRONIC', spansOf(windows)],
  ]
}

/** Stores the figures of charts that may be opened next, so that the first reader of a month finds them. */
export async function storeChartedFigures(db: Database, at: number): Promise<void> {
  let areCurrent = true
  for (const [kind, spans] of chartedSpans(at)) {
    const state = await findStoredState(db, kind, spans)
    if (!state.isAnnounced) await announceSpans(db, kind, spans)
    areCurrent &&= state.isCurrent
  }
  if (!areCurrent) await withStoredFigures(db, () => Promise.resolve(), statementWithinMs)
}
