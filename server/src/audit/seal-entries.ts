import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { findHead, listUnsealed, saveSeals, takeSealLock } from '../queries/audit-seals'
import { noSeal, sealOf } from './seal'

const sealedAtOnce = 1_000
/** Between slices others have the database: an old trail of millions of entries is sealed beside the day's work. */
const restMs = 10

/** Seals the next entries. Answers how many; 0 also where another server is at it. */
async function sealSome(db: Database): Promise<number> {
  return inTransaction(db, async tx => {
    if (!(await takeSealLock(tx))) return 0
    const entries = await listUnsealed(tx, sealedAtOnce)
    if (entries.length === 0) return 0
    const head = (await findHead(tx)) ?? { number: 0, seal: noSeal }
    let { seal } = head
    const seals = entries.map((entry, index) => ({
      id: entry.id,
      seal: (seal = sealOf(seal, head.number + index + 1, entry)),
    }))
    await saveSeals(tx, head.number, seals)
    return entries.length
  })
}

/**
 * Gives the entries of the audit trail that have been committed their numbers and seals. The transactions that wrote them waited for
 * no one; one that commits late has a later number.
 */
export async function sealEntries(db: Database): Promise<void> {
  while ((await sealSome(db)) === sealedAtOnce) await sleep(restMs)
}
