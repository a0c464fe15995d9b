import { once, type EventEmitter } from 'node:events'

/** A reader that takes nothing for so long is given up: it holds a connection to the database. */
export const stalledAfterMs = 60_000

/** Waits until a stream has been read from again. Throws when the signal comes first, or no one reads any more. */
export async function drained(stream: EventEmitter, signal: AbortSignal): Promise<void> {
  await once(stream, 'drain', { signal: AbortSignal.any([signal, AbortSignal.timeout(stalledAfterMs)]) })
}
