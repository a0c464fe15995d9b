import { verifyEntries } from '../audit/verify-entries'
import type { Database } from '../db/connect'
import { forgetEntries, listSealed } from '../queries/audit-seals'
import { inRounds } from './in-rounds'
import type { Witness } from './witness'

/** Each slice is one entry about what is forgotten; a night has fewer than that. */
const forgottenAtOnce = 5_000

/** The instant so many months before another, at the same time of the day in UTC. */
export function monthsBefore(at: number, months: number): number {
  const day = new Date(at)
  return day.setUTCMonth(day.getUTCMonth() - months)
}

/**
 * Forgets entries of the audit trail that were written before an instant, the oldest first. What does not verify stays, with all that
 * comes after it: it is the evidence.
 */
export async function forgetAudit(db: Database, { log, metrics }: Witness, before: number, at: number): Promise<void> {
  const count = await inRounds(async () => {
    const [oldest] = await listSealed(db, 0, 1)
    if (!oldest || oldest.at >= before) return 0
    const { broken } = await verifyEntries(db, { after: 0, size: forgottenAtOnce })
    if (broken) {
      const { kind, number } = broken
      log.error(
        { kind, number },
        'the audit trail is broken, and so nothing of it is deleted; see `liftwatch audit verify`',
      )
      return 0
    }
    return forgetEntries(db, before, forgottenAtOnce, at)
  }, forgottenAtOnce)
  if (count === 0) return
  metrics.forgotten.inc({ table: 'audit' }, count)
  log.info({ count }, 'deleted audit entries that are older than is held')
}
