import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { zoneOffset } from './zone-offset'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The estate's time zone unless the server says otherwise (specification 1 section 9). */
export const defaultTimeZone = 'Asia/Singapore'

/** An instant on the zone's clock. The library's own way makes a formatter each time, which a list's rows would feel. */
function localTime(at: number, timeZone: string): dayjs.Dayjs {
  return dayjs.utc(at).utcOffset(zoneOffset(timeZone)(at) / 60_000)
}

/** An instant (epoch milliseconds) as DD/MM/YYYY HH:mm:ss; nothing gives a dash. */
export function formatInstant(at: number | null | undefined, timeZone = defaultTimeZone): string {
  return at == null ? '-' : localTime(at, timeZone).format('DD/MM/YYYY HH:mm:ss')
}

/** An instant as ISO 8601 with the zone's offset, for scripts. */
export function formatIso(at: number | null | undefined, timeZone = defaultTimeZone): string {
  return at == null ? '' : localTime(at, timeZone).format('YYYY-MM-DDTHH:mm:ss.SSSZ')
}

/** The time of day, HH:mm:ss, for what happened today. */
export function formatTimeOfDay(at: number, timeZone = defaultTimeZone): string {
  return localTime(at, timeZone).format('HH:mm:ss')
}

/** First and last instant of a day YYYY-MM-DD in the zone. */
export function dayBounds(day: string, timeZone = defaultTimeZone): { startTs: number; endTs: number } {
  const start = dayjs.tz(day, timeZone)
  return { startTs: start.valueOf(), endTs: start.endOf('day').valueOf() }
}

/** An instant's day, YYYY-MM-DD, in the zone. */
export function formatDay(at: number, timeZone = defaultTimeZone): string {
  return localTime(at, timeZone).format('YYYY-MM-DD')
}

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1_000],
] as const

/** A duration in milliseconds by its two largest units: 2d 3h, 5m 7s, 0s. Nothing gives a dash. */
export function formatDuration(ms: number | null | undefined): string {
  if (ms == null) return '-'
  const whole = Math.max(0, Math.floor(ms / 1000) * 1000)
  const first = units.findIndex(([, size]) => whole >= size)
  if (first === -1) return '0s'
  const [name, size] = units[first]!
  const next = units[first + 1]
  const head = `${Math.floor(whole / size)}${name}`
  return next ? `${head} ${Math.floor((whole % size) / next[1])}${next[0]}` : head
}

/** The zone's offset from UTC at an instant: UTC+08:00. */
export function formatOffset(at: number, timeZone = defaultTimeZone): string {
  return `UTC${localTime(at, timeZone).format('Z')}`
}

/** A running clock, for people who read it at a glance: 07:05, 1:02:09. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown
    .map((part, index) => (index === 0 && shown.length === 3 ? part : String(part).padStart(2, '0')))
    .join(':')
}
