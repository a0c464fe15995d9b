import type { SwitchOffState } from './switch-offs'

/** The words of the API for each state, in English; apart from the shapes, as those of statuses are. */
export const switchOffStateWords = {
  OPEN: 'Open',
  DELAY: 'On delay',
  CLOSED: 'Closed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<SwitchOffState, string>
