import { dayMs } from '../limits'
import { zoneOffset } from './zone-offset'

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'))
const threeDigits = Array.from({ length: 1_000 }, (_, value) => String(value).padStart(3, '0'))

/** A time of day as HH:mm:ss. */
function timeOfDay(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  return `${twoDigits[Math.floor(seconds / 3_600)]}:${twoDigits[Math.floor(seconds / 60) % 60]}:${twoDigits[seconds % 60]}`
}

function offsetText(ms: number): string {
  const minutes = Math.abs(Math.round(ms / 60_000))
  return `${ms < 0 ? '-' : '+'}${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}`
}

/** A zone's wall clock, for very many instants (epoch milliseconds). */
export interface LocalClock {
  /** As epoch milliseconds of the same clock in UTC: what a spreadsheet takes. */
  readonly toLocal: (ts: number) => number
  /** YYYY-MM-DD HH:mm:ss. */
  readonly text: (ts: number) => string
  /** ISO 8601 with offset, to the millisecond. */
  readonly iso: (ts: number) => string
}

/** The clock of a zone. It remembers each day that it has been asked for: one for each export, or for the life of a command. */
export function localClock(timeZone: string): LocalClock {
  const offsetAt = zoneOffset(timeZone)
  const days = new Map<number, string>()
  function newDayText(day: number): string {
    const text = new Date(day * dayMs).toISOString().slice(0, -14)
    days.set(day, text)
    return text
  }
  function dayText(localTs: number): string {
    const day = Math.floor(localTs / dayMs)
    return days.get(day) ?? newDayText(day)
  }
  const sinceMidnight = (localTs: number) => localTs - Math.floor(localTs / dayMs) * dayMs
  return {
    toLocal: ts => ts + offsetAt(ts),
    text(ts) {
      const local = ts + offsetAt(ts)
      return `${dayText(local)} ${timeOfDay(sinceMidnight(local))}`
    },
    iso(ts) {
      const offset = offsetAt(ts)
      const since = sinceMidnight(ts + offset)
      const ms = threeDigits[Math.floor(since) % 1_000]
      return `${dayText(ts + offset)}T${timeOfDay(since)}.${ms}${offsetText(offset)}`
    },
  }
}
