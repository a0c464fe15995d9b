import { isLost, type Contact } from '@liftwatch/core/client/contact'
import { useContactBy } from '@liftwatch/core/hooks/live'
import { liveModeTone, type Tone } from '@liftwatch/core/tones'
import { subscribeSeconds } from './clock'

export const contactTone: Readonly<Record<Contact, Tone>> = {
  connecting: liveModeTone.connecting,
  live: liveModeTone.live,
  polling: liveModeTone.polling,
  stale: 'critical',
  blind: 'critical',
}

/** What to think of what is shown. */
export function useContact(): Contact {
  return useContactBy(subscribeSeconds)
}

/** Whether what is shown may have changed without a word. */
export function useIsStale(): boolean {
  return isLost(useContact())
}
