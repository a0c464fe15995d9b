import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import {
  addDeadLetterLoss,
  deleteDeadLettersBeyond,
  deleteOldDeadLetterLosses,
  deleteOldDeadLetters,
} from '../queries/dead-letters'
import { deletedAtOnce, inRounds } from './in-rounds'
import type { Witness } from './witness'

/** Forgets dead letters that came before an instant, and what was counted before it. */
export async function forgetDeadLetters(db: Database, { log, metrics }: Witness, before: number): Promise<void> {
  const count = await inRounds(() => deleteOldDeadLetters(db, before, deletedAtOnce))
  await deleteOldDeadLetterLosses(db, before)
  if (count === 0) return
  metrics.forgotten.inc({ table: 'dead_letter' }, count)
  log.info({ count }, 'deleted dead letters that are older than is held')
}

/** Drops the oldest dead letters beyond a number of them. They are not as old as they might be, and so they are counted. */
export async function dropDeadLettersBeyond(
  db: Database,
  { log, metrics }: Witness,
  max: number,
  at: number,
): Promise<void> {
  const count = await inRounds(() =>
    inTransaction(db, async tx => {
      const dropped = await deleteDeadLettersBeyond(tx, max, deletedAtOnce)
      if (dropped > 0) await addDeadLetterLoss(tx, 'too-many', dropped, at)
      return dropped
    }),
  )
  if (count === 0) return
  metrics.lostDeadLetters.inc({ reason: 'too-many' }, count)
  log.warn({ count, max }, 'more dead letters came than are held; the oldest were dropped')
}
