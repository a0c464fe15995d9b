/** Hours of the estate's clock before UTC: Singapore's, which never changes. */
const estateOffset = '+08:00'

/** A month on the estate's clock, in epoch milliseconds; `to` is the first instant of the next one. */
export interface Month {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** @param name YYYY-MM */
export function monthOf(name: string): Month {
  const [year, number] = name.split('-').map(Number) as [number, number]
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const midnight = (month: string) => Date.parse(`${month}-01T00:00:00${estateOffset}`)
  return { name, from: midnight(name), to: midnight(next) }
}

function nameAt(ts: number): string {
  return new Date(ts + 8 * 3_600_000).toISOString().slice(0, 7)
}

/** The months in which any of the instants lies, in order. */
export function monthsWith(instants: readonly number[]): Month[] {
  return [...new Set(instants.map(nameAt))].toSorted().map(monthOf)
}
