import type { ChainBreakKind } from '@liftwatch/core/contract/accounts/audit-chain'
import type { SealedEntry } from '../queries/audit-seals'
import { sealOf } from './seal'

/** By so much numbers are tried that may have been moved. */
const shiftMax = 5

function isSealedAs(entry: SealedEntry, before: Uint8Array, number: number, seal: Uint8Array = entry.seal): boolean {
  return sealOf(before, number, entry).equals(seal)
}

/** Whether an entry has its place after some other one that is near. */
function belongsElsewhere(entry: SealedEntry, near: readonly SealedEntry[]): boolean {
  const seals = new Set(near.map(({ seal }) => seal.toString('hex')))
  return near.some(before =>
    near.some(({ seal_no: number }) => seals.has(sealOf(before.seal, number, entry).toString('hex'))),
  )
}

/** By how much the numbers of an entry and the next are other than when they were sealed; 0 where that is not what is wrong. */
function shiftOf(entry: SealedEntry, next: SealedEntry | undefined): number {
  if (!next) return 0
  for (let shift = -shiftMax; shift <= shiftMax; shift++) {
    if (shift !== 0 && isSealedAs(next, entry.seal, next.seal_no + shift)) return shift
  }
  return 0
}

/**
 * What is wrong with an entry that does not follow from the seal before it, as far as the entries near it show.
 * @param number the one that is its turn
 */
export function breakKindOf(
  before: Uint8Array,
  number: number,
  entry: SealedEntry,
  near: readonly SealedEntry[],
): ChainBreakKind {
  if (entry.seal_no > number) return 'missing'
  if (entry.seal_no < number) return 'inserted'
  const others = near.filter(other => other.id !== entry.id)
  // Another is the one that was sealed here: with its seal, or by its words alone.
  const isOthers = others.some(
    other => isSealedAs(other, before, number) || isSealedAs(other, before, number, entry.seal),
  )
  if (isOthers) return belongsElsewhere(entry, near) ? 'reordered' : 'inserted'
  const shift = shiftOf(
    entry,
    others.find(({ seal_no: one }) => one === number + 1),
  )
  if (shift === 0) return 'changed'
  return shift > 0 ? 'missing' : 'inserted'
}
