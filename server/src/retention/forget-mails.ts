import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { insertAudit, ownEntry } from '../queries/audit'
import { deleteSentMails, deleteUnsentMails, mailNotices } from '../queries/mails'
import { insertNotices } from '../queries/notices'
import { deletedAtOnce, inRounds } from './in-rounds'
import type { Witness } from './witness'

/** Deletes some that could not be sent, each organisation's with an entry in its audit trail. */
async function forgetUnsent(db: Database, before: number, at: number): Promise<number> {
  return inTransaction(db, async tx => {
    const mails = await deleteUnsentMails(tx, before, deletedAtOnce)
    for (const organizationId of new Set(mails.map(one => one.organizationId))) {
      const own = mails.filter(one => one.organizationId === organizationId)
      const lastAt = Math.max(...own.map(({ createdAt }) => createdAt))
      await insertAudit(tx, ownEntry(at, 'mails.forget', { count: own.length, lastAt }, organizationId))
    }
    await insertNotices(tx, mailNotices(mails), at)
    return mails.length
  })
}

/** Forgets mails that were sent before an instant, and says of those that never were that they are gone. */
export async function forgetMails(db: Database, { log, metrics }: Witness, before: number, at: number): Promise<void> {
  const sent = await inRounds(() => deleteSentMails(db, before, deletedAtOnce))
  const unsent = await inRounds(() => forgetUnsent(db, before, at))
  metrics.forgotten.inc({ table: 'mail' }, sent + unsent)
  if (unsent > 0) log.warn({ count: unsent }, 'deleted mails that were never sent and are older than is held')
}
