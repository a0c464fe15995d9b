import { weekdayOf } from '@liftwatch/core/domain/calendar'
import type { Tone } from '@liftwatch/core/tones'

/** The weeks of a month, from Monday to Sunday; a place is empty before its first day and after its last. */
export function weeksOf(days: readonly string[]): (string | undefined)[][] {
  const [first = ''] = days
  const places = [...Array.from({ length: weekdayOf(first) }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, place) => places[week * 7 + place]),
  )
}

/** The colours of each tone's mark. */
const colours: Readonly<Record<Tone, string>> = {
  critical: 'critical',
  attended: 'critical',
  warning: 'warning',
  info: 'info',
  ok: 'ok',
  muted: 'muted',
}

/** How a day looks: its mark, grey where it cannot be chosen, and a frame on today. */
export function cellStyle(tone: Tone | undefined, isGrey: boolean, isToday: boolean) {
  const marked = tone && { color: `${colours[tone]}.fg`, fontWeight: 'semibold', borderColor: 'currentColor' }
  return {
    display: 'grid',
    justifyItems: 'center',
    width: '100%',
    minHeight: '3rem',
    paddingBlock: '0.25rem',
    borderWidth: '1px',
    borderRadius: 'l2',
    borderColor: 'transparent',
    textDecoration: isToday ? 'underline' : undefined,
    cursor: isGrey ? 'not-allowed' : 'pointer',
    ...(isGrey && !tone ? { color: 'fg.muted', background: 'bg.subtle' } : {}),
    ...marked,
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '1px' },
    '&:hover': isGrey ? {} : { borderColor: 'currentColor' },
  }
}
