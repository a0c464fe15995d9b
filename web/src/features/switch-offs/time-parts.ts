import { minuteMs } from '@liftwatch/core/limits'
import { formatMinute, parseMinute } from '@liftwatch/core/text/format'

/** Within which a time may be chosen (epoch milliseconds), both included. */
export interface TimeBounds {
  readonly from: number
  readonly upTo: number
}

interface TimeParts {
  readonly day: string
  readonly hour: string
  readonly minute: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
export const hours = Array.from({ length: 24 }, (_, hour) => twoDigits(hour))
export const minutes = Array.from({ length: 60 }, (_, minute) => twoDigits(minute))

/** Taken for a day that is chosen first: works begin in the morning. */
const usual = { hour: '09', minute: '00' }

/** A form's text of a time, taken apart; empty where there is none. */
export function partsOf(text: string): TimeParts {
  const [, day = '', hour = '', minute = ''] = /^(\d{4}-\d\d-\d\d)[ T](\d\d):(\d\d)/.exec(text) ?? []
  return { day, hour, minute }
}

/** The instant of a text; undefined where it is none. */
export function instantOf(text: string): number | undefined {
  const at = parseMinute(text)
  return Number.isFinite(at) ? at : undefined
}

function textOf({ day, hour, minute }: TimeParts): string {
  return `${day} ${hour}:${minute}`
}

/** A time with one part of it chosen, moved to the nearest that is within the bounds. */
export function withPart(text: string, part: Partial<TimeParts>, { from, upTo }: TimeBounds): string {
  const before = partsOf(text)
  const wanted = {
    day: part.day ?? before.day,
    hour: part.hour ?? (before.hour || usual.hour),
    minute: part.minute ?? (before.minute || usual.minute),
  }
  if (wanted.day === '') return ''
  const at = instantOf(textOf(wanted))
  if (at === undefined) return ''
  return formatMinute(Math.min(Math.max(at, from), upTo))
}

/** Whether an hour of a day has a minute within the bounds. */
export function isHourOffered(day: string, hour: string, { from, upTo }: TimeBounds): boolean {
  const first = instantOf(textOf({ day, hour, minute: '00' }))
  return first !== undefined && first + 59 * minuteMs >= from && first <= upTo
}

export function isMinuteOffered({ day, hour }: TimeParts, minute: string, { from, upTo }: TimeBounds): boolean {
  const at = instantOf(textOf({ day, hour, minute }))
  return at !== undefined && at >= from && at <= upTo
}
