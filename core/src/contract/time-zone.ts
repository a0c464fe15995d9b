import { z } from 'zod/mini'

/** The estate's time zone, where the server's setting names no other (specification 1 section 9). */
export const usualTimeZone = 'Asia/Singapore'

/** Tells with each answer in which zone the estate's days begin: a front-end follows it. */
export const timeZoneHeader = 'liftwatch-time-zone'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}

/** A zone of the IANA database. */
export const timeZoneInput = z
  .string()
  .check(z.refine(isTimeZone, { error: 'must be a time zone such as Asia/Singapore or UTC' }))

let followed: string | undefined

/** The estate's zone, by which this program shows times and counts days unless a caller asks for another. */
export function estateTimeZone(): string {
  return followed ?? usualTimeZone
}

/** Whether the estate's zone is known, and not only presumed. */
export function isEstateTimeZoneKnown(): boolean {
  return followed !== undefined
}

/**
 * A program works for one estate: the server follows its setting, a front-end what its server tells. A zone that this program does not
 * know is passed over: its times are those of before, and not none.
 */
export function followTimeZone(name: string | null | undefined): void {
  // The usual one is known without asking: to ask takes a browser on a slow machine 60 ms, as its first page waits to be drawn.
  if (name && name !== followed && (name === usualTimeZone || isTimeZone(name))) followed = name
}
