/**
 * Months of UTC, by which alarms and edges are stored: the same for all servers, whatever zone the estate is in. Instants are epoch
 * milliseconds; `to` is the first that is not in it.
 */
export interface UtcMonth {
  /** YYYY-MM. */
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The month that an instant is in. */
export function utcMonthAt(at: number): UtcMonth {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const from = Date.UTC(year, month)
  return { name: new Date(from).toISOString().slice(0, 7), from, to: Date.UTC(year, month + 1) }
}

/** The month so many months after another; before it, where the number is negative. */
export function utcMonthAfter({ from }: UtcMonth, months: number): UtcMonth {
  const date = new Date(from)
  return utcMonthAt(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months))
}
