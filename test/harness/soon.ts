import { vi } from 'vitest'
import { patienceMs } from './patience'

/**
 * Waits until a check holds; throws what it said last if it never does.
 * @param pauseMs for so long the part that is waited for may rest before it tries again, besides what a busy machine takes
 */
export function soon<Found>(check: () => Found | Promise<Found>, pauseMs = 0): Promise<Found> {
  return vi.waitFor(check, { timeout: patienceMs + pauseMs, interval: 10 })
}
