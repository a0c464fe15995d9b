/** Offsets change at quarters of an hour, nowhere on earth in between. */
const quarterMs = 15 * 60_000

/**
 * Turns instants into the zone's wall clock, as epoch milliseconds of the same clock in UTC. Offsets are asked for once a quarter
 * of an hour: a zone's rules for every cell would take longer than all the rest of an export.
 */
export function localTimes(timeZone: string): (ts: number) => number {
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
  const offsets = new Map<number, number>()
  function offsetAt(ts: number): number {
    const parts = Object.fromEntries(format.formatToParts(ts).map(({ type, value }) => [type, Number(value)]))
    const { year, month, day, hour, minute, second } = parts as Record<string, number>
    return Date.UTC(year!, month! - 1, day, hour, minute, second) - Math.floor(ts / 1_000) * 1_000
  }
  return ts => {
    const quarter = Math.floor(ts / quarterMs)
    const known = offsets.get(quarter)
    if (known !== undefined) return ts + known
    const offset = offsetAt(quarter * quarterMs)
    offsets.set(quarter, offset)
    return ts + offset
  }
}

/** A wall clock's time as YYYY-MM-DD HH:mm:ss. */
export function clockText(localTs: number): string {
  return new Date(localTs).toISOString().slice(0, 19).replace('T', ' ')
}
