import { hourMs } from '@liftwatch/core/limits'
import type { Random } from './random'

const reports = [
  'Replacement of the hoist ropes.',
  'Repair of the lift shaft wall.',
  'Replacement of the car door operator.',
  'Works on the electrical supply of the block.',
] as const

/** Works for which a lift is off from an instant on: for a day at least (decisions.md section 12), by the hour. */
export function worksFrom(random: Random, at: number): { offAt: number; onAt: number; report: string } {
  const offAt = Math.round(at / hourMs) * hourMs
  return { offAt, onAt: offAt + random.whole(24, 24 * 7) * hourMs, report: random.pick(reports) }
}
