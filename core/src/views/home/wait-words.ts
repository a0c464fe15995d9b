import { formatClock, formatWait } from '../../text/format'
import type { TextKey, Translate } from '../../text/translate'
import type { WaitingPart } from '../../domain/home'
import type { WaitingRow } from './waiting-rows'
import { waitOf } from './waiting-words'

/** For how long it waits, in words: the clock of a trap runs, all else waits by the minute. */
export function waitWords(waiting: WaitingRow, at: number, translate: Translate): string {
  const waitMs = waitOf(waiting, at)
  if (waitMs === undefined) return translate('home.waiting.neverInContact')
  return waiting.part === 'passengerTraps' ? formatClock(waitMs) : formatWait(waitMs, translate.language)
}

const phrases = {
  passengerTraps: 'alarms.waits',
  liftFaults: 'alarms.waits',
  switchOffs: 'home.waiting.overdueBy',
  complaints: 'alarms.waits',
  lmds: 'home.waiting.silentFor',
} as const satisfies Record<WaitingPart, TextKey>

/** The same where no title says what the time is: 'overdue by 5m'. */
export function waitPhrase(waiting: WaitingRow, at: number, translate: Translate): string {
  const words = waitWords(waiting, at, translate)
  return waitOf(waiting, at) === undefined ? words : translate(phrases[waiting.part], { for: words })
}
