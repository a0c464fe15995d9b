import { shiftLastsMaxMs, unwatchedFromMs } from '../limits'
import type { Loss } from './contact-losses'

/** A stretch of time, by the server's clock. */
interface Span {
  readonly from: number
  readonly to: number
}

/** What outlives the program that watches: since when the operator is at work, and when nothing could be seen. */
export interface Shift {
  readonly startedAt: number
  /** The server was in contact until then. */
  readonly seenAt: number
  /** When no program watched. */
  readonly unwatched: readonly Span[]
  /** Those that are over. */
  readonly losses: readonly Loss[]
}

/** Where a shift is stored, for one user in one organisation. */
export interface ShiftStore {
  readonly read: () => Shift | undefined
  readonly write: (shift: Shift) => void
}

/** A shift that begins now. */
export function newShift(now: number): Shift {
  return { startedAt: now, seenAt: now, unwatched: [], losses: [] }
}

/**
 * The stored shift as it goes on now, with the time in which nothing watched; undefined where there is none, or it is too long ago to be
 * the same one.
 * @param now by the server's clock
 */
export function continuedShift(stored: Shift | undefined, now: number): Shift | undefined {
  if (!stored || stored.startedAt > now || now - stored.startedAt >= shiftLastsMaxMs) return undefined
  const isGap = now - stored.seenAt >= unwatchedFromMs
  const unwatched = isGap ? [...stored.unwatched, { from: stored.seenAt, to: now }] : stored.unwatched
  return { ...stored, seenAt: Math.max(now, stored.seenAt), unwatched }
}
