import { formatDay } from '@liftwatch/core/text/format'
import { Option } from 'commander'
import { z } from 'zod'

/** A month as it is typed: cron says the previous one. */
export const month = z
  .string()
  .regex(/^(\d{4}-(0[1-9]|1[0-2])|previous|this)$/, { error: 'must be a month such as 2026-10, previous or this' })

export function monthOption(): Option {
  return new Option('--month <month>', 'set in this month: YYYY-MM, previous or this').conflicts(['from', 'to'])
}

/** The month that is meant, as YYYY-MM. */
export function monthNamed(typed: string, now: number, timeZone: string): string {
  if (typed !== 'previous' && typed !== 'this') return typed
  const today = formatDay(now, timeZone)
  if (typed === 'this') return today.slice(0, 7)
  const [year, number] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

/** First and last day of a month YYYY-MM. */
export function daysOfMonth(name: string): { readonly startTs: string; readonly endTs: string } {
  const [year, number] = name.split('-').map(Number) as [number, number]
  return { startTs: `${name}-01`, endTs: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
