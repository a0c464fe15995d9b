import { dayBounds, parseMinute } from '@liftwatch/core/text/format'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import { duration } from '../watch/duration'

const offset = /(Z|[+-]\d\d:\d\d)$/

function isTime(typed: string): boolean {
  const [day = '', time] = typed.replace(offset, '').split('T')
  if (!z.iso.date().safeParse(day).success) return false
  return time === undefined ? !offset.test(typed) : /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/.test(time)
}

/** A bound in time as it is typed: a whole day, or a time of it, on the clock of --tz unless it says by how much that differs from UTC. */
export const dayOrTime = z.string().refine(isTime, {
  error: 'must be a date such as 2026-11-30, or a time such as 2026-11-30T14:00',
})

/** How far back something is to be looked for. */
export const since = duration.refine(ms => ms > 0, { error: 'must be more than nothing' }).optional()

/** The instant that is meant: of a day its first or its last. Errors: bad-input for one that the zone's clocks leave out. */
export function instantOf(typed: string, bound: 'startTs' | 'endTs', timeZone: string): number {
  if (!typed.includes('T')) return dayBounds(typed, timeZone)[bound]
  if (offset.test(typed)) return Date.parse(typed)
  const [minute, rest] = [typed.slice(0, 16), typed.slice(17)]
  const at = parseMinute(minute, timeZone) + Number(rest) * 1_000
  if (!Number.isNaN(at)) return at
  const message = `${typed} is left out by the clocks of ${timeZone}`
  throw new AppError('bad-input', { errors: [{ path: bound === 'startTs' ? '--from' : '--to', message }] })
}

/** Whether one may be before the other, or the same: which two clocks it takes to know is not known yet. */
export function mayFollow(from: string, to: string): boolean {
  const [hasOffset, other] = [from, to].map(typed => offset.test(typed))
  if (hasOffset !== other) return true
  // A day's own order is that of its letters; a day that ends it has all of its times.
  return instantOf(from, 'startTs', 'UTC') <= instantOf(to, 'endTs', 'UTC')
}
