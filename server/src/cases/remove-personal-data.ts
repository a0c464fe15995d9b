import { complainantsUntil } from '@liftwatch/core/domain/complainants'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { removeOldComplainants } from '../queries/case-changes'
import { insertCaseLog } from '../queries/case-logs'
import { deleteOldCallLines } from '../queries/call-lines'
import { insertNotices } from '../queries/notices'

/** In one transaction, so that no one waits long for a row. */
const atOnce = 500

async function removeSome(db: Database, at: number): Promise<number> {
  return inTransaction(db, async tx => {
    const removed = await removeOldComplainants(tx, at, atOnce)
    await insertCaseLog(
      tx,
      removed.map(({ id }) => ({ complaintId: id, at, event: 'removeComplainant' as const })),
    )
    const scopeIds = [...new Set(removed.map(({ scopeId }) => scopeId))]
    const notices = scopeIds.map(scopeId => ({
      kind: 'cases' as const,
      subjectId: null,
      count: removed.filter(one => one.scopeId === scopeId).length,
      scopeId,
    }))
    await insertNotices(tx, notices, at)
    return removed.length
  })
}

/** Removes who complained 24 months after the case was closed, and what was said on intercoms that is as old. */
export async function removeOldPersonalData(db: Database, at: number): Promise<void> {
  while ((await removeSome(db, at)) === atOnce);
  await deleteOldCallLines(db, complainantsUntil(at), 20 * atOnce)
}
