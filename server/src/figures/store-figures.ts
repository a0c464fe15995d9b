import type { Database } from '../db/connect'
import type { FigureKind } from '../queries/reports/lift-figures'
import { avoidCompiling, boundStatements } from '../queries/reports/long-statement'
import {
  listNewSpans,
  listStoredSpans,
  lockFigures,
  storeFigures,
  takeTouchedLifts,
} from '../queries/reports/stored-figures'

const kinds: readonly FigureKind[] = ['COUNCIL', 'CHRONIC']

/**
 * Makes the stored figures what would be counted at this moment, those of spans that are new among them, and goes on in the same
 * transaction, which sees no other moment. A change that is not part of it yet has its lift noted, and that note is not taken.
 * @param statementWithinMs in place of the bound that `db` has
 */
export function withStoredFigures<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
  statementWithinMs?: number,
): Promise<Result> {
  return db.transaction(
    async tx => {
      // First, and before anything is read: two that store the same span wait for each other, and the second sees what the first did.
      await lockFigures(tx)
      await avoidCompiling(tx)
      if (statementWithinMs !== undefined) await boundStatements(tx, statementWithinMs)
      const touched = await takeTouchedLifts(tx)
      const liftIds = touched.map(({ liftId }) => liftId)
      const after = touched.reduce((first, { from }) => Math.min(first, from), Infinity)
      for (const kind of kinds) {
        if (touched.length > 0) await storeFigures(tx, kind, await listStoredSpans(tx, kind, after), liftIds)
        await storeFigures(tx, kind, await listNewSpans(tx, kind))
      }
      return work(tx)
    },
    { isolationLevel: 'repeatable read' },
  )
}
