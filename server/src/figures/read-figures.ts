import type { SQL } from 'drizzle-orm'
import type { Database } from '../db/connect'
import { atOneMoment } from '../db/transaction'
import { countFigures, type FigureKind } from '../queries/reports/lift-figures'
import { avoidCompiling } from '../queries/reports/long-statement'
import { announceSpans, findStoredState, storedFigures } from '../queries/reports/stored-figures'
import type { Scope } from '../queries/scope'
import type { Span } from '../queries/reports/stretches'
import { withStoredFigures } from './store-figures'

/** What is to be answered from figures, and which. */
interface Asked<Answer> {
  readonly kind: FigureKind
  /** That are over, one at least. */
  readonly spans: readonly Span[]
  readonly scope: Scope
  /** @param figures as `countFigures` has them; of lifts beyond the scope too */
  readonly answer: (tx: Database, figures: SQL) => Promise<Answer>
}

/**
 * Answers from stored figures, which are never behind: the same snapshot says that nothing of them has changed. Where something has, or
 * some are not stored yet, they are brought up to date first; where that has to wait for a change that is on its way, all are counted.
 */
export async function readFigures<Answer>(
  db: Database,
  { kind, spans, scope, answer }: Asked<Answer>,
): Promise<Answer> {
  const answerIfCurrent = async (tx: Database) => {
    const state = await findStoredState(tx, kind, spans)
    if (state.isCurrent) return { state, found: { answer: await answer(tx, storedFigures(kind, spans)) } }
    return { state, found: undefined }
  }
  const first = await atOneMoment(db, answerIfCurrent)
  if (first.found) return first.found.answer
  if (!first.state.isAnnounced) await announceSpans(db, kind, spans)
  const second = await withStoredFigures(db, answerIfCurrent)
  if (second.found) return second.found.answer
  return atOneMoment(db, async tx => {
    await avoidCompiling(tx)
    return answer(tx, countFigures[kind](spans, scope))
  })
}
