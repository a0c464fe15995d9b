import { streamSilentAfterMs } from '../limits'
import type { LiveState } from './live'

/** What an operator may believe: stale rows were true not long ago, blind means that nothing on the screen can be relied on. */
export type Contact = 'connecting' | 'live' | 'polling' | 'stale' | 'blind'

/** So long without a word from the server, and what is shown says nothing about now. */
const blindAfterMs = 60_000

/** Whether the contact with the server is lost: asking it has failed, or it was silent for longer than it ever is. */
export function isContactLost({ lastContactAt, failures, mode }: LiveState, now: number): boolean {
  const isSilent = lastContactAt !== null && now - lastContactAt > streamSilentAfterMs
  return isSilent || failures > 0 || mode === 'stopped'
}

/**
 * Judges the connection by the last contact with the server rather than by what the client believes of itself: a machine that
 * slept wakes up with a stream that it takes for a live one.
 */
export function contactOf(live: LiveState, now: number): Contact {
  const isLost = isContactLost(live, now)
  if (live.lastContactAt === null) return isLost ? 'blind' : 'connecting'
  if (now - live.lastContactAt >= blindAfterMs) return 'blind'
  return isLost || live.mode === 'stopped' ? 'stale' : live.mode
}

/** Whether what is shown is stale: it may have changed without a word. */
export function isLost(contact: Contact): contact is 'stale' | 'blind' {
  return contact === 'stale' || contact === 'blind'
}
