import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'
import { estateTimeZone } from '../contract/time-zone'
import { zoneOffset } from './zone-offset'
import { dayMs } from '../limits'

dayjs.extend(utc)
dayjs.extend(timezone)

/** An instant on the zone's clock. The library's own way makes a formatter each time, which a list's rows would feel. */
function localTime(at: number, timeZone: string): dayjs.Dayjs {
  return dayjs.utc(at).utcOffset(zoneOffset(timeZone)(at) / 60_000)
}

/** An instant (epoch milliseconds) as DD/MM/YYYY HH:mm:ss; nothing gives a dash. */
export function formatInstant(at: number | null | undefined, timeZone = estateTimeZone()): string {
  return at == null ? '-' : localTime(at, timeZone).format('DD/MM/YYYY HH:mm:ss')
}

/** The time of day, HH:mm:ss, for what happened today. */
export function formatTimeOfDay(at: number, timeZone = estateTimeZone()): string {
  return localTime(at, timeZone).format('HH:mm:ss')
}

const dayAndTime = 'DD/MM HH:mm'

/** How many characters the longest form of `formatShortInstant` has. */
export const shortInstantWidth = dayAndTime.length

/** So far back a day and a month say which day it was, over the turn of a year too. */
const dayAndMonthForMs = 300 * dayMs

/**
 * An instant where there is little room, beside now (epoch milliseconds): of today HH:mm:ss, of other days DD/MM HH:mm, so that what was
 * before midnight keeps its hour; the year takes its place only when it is long ago.
 */
export function formatShortInstant(at: number, now: number, timeZone = estateTimeZone()): string {
  if (formatDay(at, timeZone) === formatDay(now, timeZone)) return formatTimeOfDay(at, timeZone)
  return localTime(at, timeZone).format(now - at < dayAndMonthForMs ? dayAndTime : 'DD/MM/YYYY')
}

/** An instant within a sentence, to the minute: of today HH:mm, of other days with its day. */
export function formatShortTime(at: number, now: number, timeZone = estateTimeZone()): string {
  const form = formatDay(at, timeZone) === formatDay(now, timeZone) ? 'HH:mm' : dayAndTime
  return localTime(at, timeZone).format(form)
}

/** By how much a zone is ahead of UTC, where its clocks do not change about a day: the library takes a hundred times as long to say when that begins. */
function unchangedOffset(utcMidnight: number, timeZone: string): number | undefined {
  const offset = zoneOffset(timeZone)
  const before = offset(utcMidnight - dayMs)
  return before === offset(utcMidnight + 2 * dayMs) ? before : undefined
}

/** First and last instant of a day YYYY-MM-DD in the zone. */
export function dayBounds(day: string, timeZone = estateTimeZone()): { startTs: number; endTs: number } {
  const utcMidnight = Date.parse(`${day}T00:00:00Z`)
  const usual = Number.isNaN(utcMidnight) ? undefined : unchangedOffset(utcMidnight, timeZone)
  if (usual !== undefined) return { startTs: utcMidnight - usual, endTs: utcMidnight - usual + dayMs - 1 }
  const start = dayjs.tz(day, timeZone)
  return { startTs: start.valueOf(), endTs: start.endOf('day').valueOf() }
}

/** An instant's day, YYYY-MM-DD, in the zone. */
export function formatDay(at: number, timeZone = estateTimeZone()): string {
  return localTime(at, timeZone).format('YYYY-MM-DD')
}

const toMinute = 'YYYY-MM-DD HH:mm'

/** An instant as people type it, YYYY-MM-DD HH:mm, in the zone. */
export function formatMinute(at: number, timeZone = estateTimeZone()): string {
  return localTime(at, timeZone).format(toMinute)
}

/** The instant that was typed so, or as a browser's own box has it, with a T between; NaN for what is no day and time. */
export function parseMinute(text: string, timeZone = estateTimeZone()): number {
  const typed = text.trim().replace('T', ' ')
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(typed) ? dayjs.tz(typed, timeZone).valueOf() : Number.NaN
  // A 30th of February would be taken for a day of March.
  return !Number.isNaN(at) && formatMinute(at, timeZone) === typed ? at : Number.NaN
}

const units = [
  { ms: dayMs, en: 'd', zh: ' 天' },
  { ms: 3_600_000, en: 'h', zh: ' 小时' },
  { ms: 60_000, en: 'm', zh: ' 分' },
  { ms: 1_000, en: 's', zh: ' 秒' },
] as const

/** A duration in milliseconds by its two largest units: 2d 3h, 5m 7s, 0s; in Chinese 2 天 3 小时. Nothing gives a dash. */
export function formatDuration(ms: number | null | undefined, language: 'en' | 'zh' = 'en'): string {
  if (ms == null) return '-'
  const whole = Math.max(0, Math.floor(ms / 1000) * 1000)
  const found = units.findIndex(unit => whole >= unit.ms)
  const first = found === -1 ? units.length - 1 : found
  const { ms: size, [language]: name } = units[first]!
  const next = units[first + 1]
  const head = `${Math.floor(whole / size)}${name}`
  return next ? `${head} ${Math.floor((whole % size) / next.ms)}${next[language]}` : head
}

/** From here on hours say nothing more, and have no room in a column of ages. */
const daysAloneFromMs = 100 * dayMs

/** How long something has been waiting, to the minute, so that lists need not be drawn each second: <1m, 12m, 2h 5m, 3d 4h, 719d; in Chinese <1 分, 12 分. */
export function formatWait(ms: number, language: 'en' | 'zh' = 'en'): string {
  if (ms < 60_000) return `<1${units[2][language]}`
  if (ms >= daysAloneFromMs) return `${Math.floor(ms / dayMs)}${units[0][language]}`
  return formatDuration(ms, language).replace(/ \d+(?:s| 秒)$/, '')
}

/** The zone's offset from UTC at an instant: UTC+08:00. */
export function formatOffset(at: number, timeZone = estateTimeZone()): string {
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
