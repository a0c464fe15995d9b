import type { Translate } from '@liftwatch/core/text/all-texts'
import { formatInstant, formatWait } from '@liftwatch/core/text/format'

/** An instant with how long it is past beside it; nothing where there is none. */
export function instantAgo(at: number | null, translate: Translate, now: number): string {
  if (at === null) return ''
  return `${formatInstant(at)} · ${translate('alarms.ago', { time: formatWait(now - at, translate.language) })}`
}
