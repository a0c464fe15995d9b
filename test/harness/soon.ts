import { vi } from 'vitest'
import { patienceMs } from './patience'

/** Waits until a check holds; throws what it said last if it never does. */
export function soon<Found>(check: () => Found | Promise<Found>): Promise<Found> {
  return vi.waitFor(check, { timeout: patienceMs, interval: 10 })
}
