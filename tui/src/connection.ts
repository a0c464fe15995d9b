import { isContactLost, type LiveState } from '@liftwatch/core/client/live'
import { useFrontEnd } from '@liftwatch/core/hooks/front-end'
import type { Tone } from '@liftwatch/core/tones'
import { liveModeTone } from '@liftwatch/core/tones'
import { useCallback, useSyncExternalStore } from 'react'
import { subscribeSeconds } from './clock'

/** What the operator may believe: stale rows were true not long ago, blind means that nothing on the screen can be relied on. */
export type Contact = 'connecting' | 'live' | 'polling' | 'stale' | 'blind'

/** So long without a word from the server, and what is shown says nothing about now. */
const blindAfterMs = 60_000

export const contactTone: Readonly<Record<Contact, Tone>> = {
  connecting: liveModeTone.connecting,
  live: liveModeTone.live,
  polling: liveModeTone.polling,
  stale: 'critical',
  blind: 'critical',
}

/**
 * Judges the connection by the last contact with the server rather than by what the client believes of itself: a machine that
 * slept wakes up with a stream that it takes for a live one.
 */
export function contactOf(live: LiveState, now: number): Contact {
  if (live.lastContactAt === null) return live.failures > 0 ? 'blind' : 'connecting'
  if (now - live.lastContactAt >= blindAfterMs) return 'blind'
  if (isContactLost(live, now) || live.mode === 'stopped') return 'stale'
  return live.mode
}

export function isLost(contact: Contact): boolean {
  return contact === 'stale' || contact === 'blind'
}

/** Drawn again only when the judgement changes. */
export function useContact(): Contact {
  const { live } = useFrontEnd()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [subscribeSeconds(listener), live?.subscribe(listener)]
      return () => ends.forEach(end => end?.())
    },
    [live],
  )
  const judge = () => (live ? contactOf(live.state(), Date.now()) : 'connecting')
  return useSyncExternalStore(subscribe, judge, judge)
}
