import { usualTimeZone } from '../contract/time-zone'
import { dayMs } from '../limits'

/** Within a day a zone's offset changes once at most, and at a quarter of an hour. */
const quarterMs = 15 * 60_000
const hourMs = 4 * quarterMs
/** There are none after it. */
const lastInstant = 8_640_000_000_000_000

/** Of the usual zone since its clocks were last changed: to ask takes a browser on a slow machine 80 ms, as its first page waits to be drawn. */
const usual = { since: Date.UTC(1981, 11, 31, 16), upTo: lastInstant - 8 * hourMs, offset: 8 * hourMs }

/** A zone's rules, asked for an instant: milliseconds by which it is ahead of UTC. */
function rulesOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return at => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year, month, day, hour, minute, second } = parts as Record<string, number>
    const local = Date.UTC(year!, month! - 1, day, hour, minute, second)
    // On the last day of all, a clock that is ahead shows what no Date can hold.
    return Number.isNaN(local) ? 0 : local - Math.floor(at / 1_000) * 1_000
  }
}

function rememberingOffset(timeZone: string): (at: number) => number {
  let rules: ((at: number) => number) | undefined
  const askRules = (at: number) => (rules ??= rulesOf(timeZone))(at)
  const ofQuarter = new Map<number, number>()
  function quarterOffset(at: number): number {
    const quarter = Math.floor(at / quarterMs)
    const offset = ofQuarter.get(quarter) ?? askRules(quarter * quarterMs)
    ofQuarter.set(quarter, offset)
    return offset
  }
  /** Nothing for a day on which it changes. */
  const ofDay = new Map<number, number | undefined>()
  function dayOffset(day: number): number | undefined {
    const known = ofDay.get(day)
    if (known !== undefined || ofDay.has(day)) return known
    const first = askRules(day * dayMs)
    const offset = first === askRules(Math.min((day + 1) * dayMs, lastInstant)) ? first : undefined
    ofDay.set(day, offset)
    return offset
  }
  const offset = (at: number) => dayOffset(Math.floor(at / dayMs)) ?? quarterOffset(at)
  if (timeZone !== usualTimeZone) return offset
  return at => (at >= usual.since && at <= usual.upTo ? usual.offset : offset(at))
}

const zones = new Map<string, (at: number) => number>()

/**
 * Milliseconds by which a zone is ahead of UTC, for very many instants (epoch milliseconds): its rules are asked once a day, for to ask
 * them for each cell would take longer than all the rest of an export.
 */
export function zoneOffset(timeZone: string): (at: number) => number {
  const known = zones.get(timeZone) ?? rememberingOffset(timeZone)
  zones.set(timeZone, known)
  return known
}
