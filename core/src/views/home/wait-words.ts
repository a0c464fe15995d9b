import { formatClock, formatWait } from '../../text/format'
import type { Translate } from '../../text/all-texts'
import type { WaitingRow } from './waiting-rows'
import { waitOf } from './waiting-words'

/** For how long it waits, in words: the clock of a trap runs, all else waits by the minute. */
export function waitWords(waiting: WaitingRow, at: number, translate: Translate): string {
  const waitMs = waitOf(waiting, at)
  if (waitMs === undefined) return translate('home.waiting.neverInContact')
  return waiting.part === 'passengerTraps' ? formatClock(waitMs) : formatWait(waitMs, translate.language)
}
