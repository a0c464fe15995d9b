import { minuteMs } from '@liftwatch/core/limits'
import type { Random } from './random'

/** Of a hundred maintenance days no one comes on so many. */
export const visitMissedPercent = 6

/** How long a technician is at a lift, in whole minutes: most for long enough, some too short. */
export function visitLastsMs(random: Random): number {
  return Math.round(random.between(35, 95)) * minuteMs
}
