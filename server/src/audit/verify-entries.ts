import type { ChainBreak, VerifiedPart } from '@liftwatch/core/contract/accounts/audit-chain'
import type { Database } from '../db/connect'
import { atOneMoment } from '../db/transaction'
import {
  countUnsealed,
  findForgotten,
  findSealed,
  listSealed,
  type ForgottenPart,
  type SealedEntry,
} from '../queries/audit-seals'
import { breakKindOf } from './find-break'
import { noSeal, sealOf } from './seal'

/** Which part of the chain. */
export interface AskedPart {
  /** The number of the entry before the part; 0 for the beginning. */
  readonly after: number
  /** The seal that it was found to have. */
  readonly seal?: string | undefined
  readonly size: number
}

/** So many on either side are looked at to say what is wrong with an entry. */
const near = 60
const unsealedCountedMax = 10_000

interface Start {
  readonly number: number
  readonly seal: Buffer
}

/** Where the part begins: after the entry that was asked for, after what was forgotten, or with the first of all. */
async function startOf(
  tx: Database,
  { after, seal }: AskedPart,
  first: SealedEntry | undefined,
  forgotten: ForgottenPart | undefined,
): Promise<Start> {
  const isAfterForgotten = first && forgotten?.number === first.seal_no - 1
  if (isAfterForgotten && forgotten.number >= after) {
    const isSame = forgotten.number === after && seal !== undefined
    return { number: forgotten.number, seal: Buffer.from(isSame ? seal : forgotten.seal, 'hex') }
  }
  if (after === 0) return { number: 0, seal: noSeal }
  if (seal !== undefined) return { number: after, seal: Buffer.from(seal, 'hex') }
  return { number: after, seal: (await findSealed(tx, after))?.seal ?? noSeal }
}

async function breakAt(tx: Database, before: Start, entry: SealedEntry): Promise<ChainBreak> {
  const number = before.number + 1
  const around = await listSealed(tx, number - near - 1, 2 * near)
  const kind = breakKindOf(before.seal, number, entry, around)
  const isGap = entry.seal_no > number
  return {
    kind,
    number: isGap ? number : entry.seal_no,
    toNumber: isGap ? entry.seal_no - 1 : entry.seal_no,
    at: entry.at,
    action: entry.action,
  }
}

function linkOf({ seal_no: number, seal, at }: SealedEntry) {
  return { number, seal: seal.toString('hex'), at }
}

/** Checks a part of the chain, as it is at one moment: each entry against its seal, and each seal against the one before. */
export function verifyEntries(db: Database, asked: AskedPart): Promise<VerifiedPart> {
  return atOneMoment(db, async tx => {
    const entries = await listSealed(tx, asked.after, asked.size)
    const hasBeginning = asked.after === 0 || (entries[0] && entries[0].seal_no !== asked.after + 1)
    const forgotten = hasBeginning ? await findForgotten(tx) : undefined
    let before = await startOf(tx, asked, entries[0], forgotten)
    let broken: ChainBreak | null = null
    let checkedCnt = 0
    for (const entry of entries) {
      const number = before.number + 1
      if (entry.seal_no !== number || !sealOf(before.seal, number, entry).equals(entry.seal)) {
        broken = await breakAt(tx, before, entry)
        break
      }
      before = { number, seal: entry.seal }
      checkedCnt += 1
    }
    const last = entries[checkedCnt - 1]
    return {
      checkedCnt,
      first: entries[0] && checkedCnt > 0 ? linkOf(entries[0]) : null,
      last: last ? linkOf(last) : null,
      isEnd: broken === null && entries.length < asked.size,
      broken,
      forgotten: forgotten ?? null,
      unsealedCnt: (await countUnsealed(tx, unsealedCountedMax)).count,
    }
  })
}
