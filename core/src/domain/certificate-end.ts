import { dayMs } from '../limits'

const warnBeforeMs = 14 * dayMs
/** A certificate for six days would be said to end soon all its life: then from the last third of it on. */
const warnShare = 1 / 3

/** A certificate's days, as Node writes them. */
interface Validity {
  readonly validFrom: string
  readonly validTo: string
}

/** When a certificate ends, and from when on that is said; epoch milliseconds. */
export function endOf({ validFrom, validTo }: Validity): { readonly endsAt: number; readonly warnFrom: number } {
  const endsAt = Date.parse(validTo)
  return { endsAt, warnFrom: endsAt - Math.min(warnBeforeMs, (endsAt - Date.parse(validFrom)) * warnShare) }
}

/** Whole days from an instant to the end of a certificate; negative once it has expired. Both epoch milliseconds. */
export function daysLeft(endsAt: number, at: number): number {
  return Math.floor((endsAt - at) / dayMs)
}
