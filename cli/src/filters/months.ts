import { formatDay } from '@liftwatch/core/text/format'
import { Option } from 'commander'
import { z } from 'zod'

/** A month as it is typed: the last one that is over is the previous one too. */
export const month = z
  .string()
  .regex(/^(\d{4}-(0[1-9]|1[0-2])|previous|last|this)$/, { error: 'must be a month such as 2026-10, last or this' })

export function monthOption(): Option {
  return new Option('--month <month>', 'in this month: YYYY-MM, last or this').conflicts(['from', 'to', 'since'])
}

/** The month that is meant, as YYYY-MM. */
export function monthNamed(typed: string, now: number, timeZone: string): string {
  return monthBeside(typed, formatDay(now, timeZone))
}

/** The same, where today is known as YYYY-MM-DD. */
export function monthBeside(typed: string, today: string): string {
  if (typed === 'this') return today.slice(0, 7)
  if (typed !== 'previous' && typed !== 'last') return typed
  const [year, number] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

/** First and last day of a month YYYY-MM. */
export function daysOfMonth(name: string): { readonly startTs: string; readonly endTs: string } {
  const [year, number] = name.split('-').map(Number) as [number, number]
  return { startTs: `${name}-01`, endTs: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}
