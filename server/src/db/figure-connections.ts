import { openPool, type ConnectionSettings } from './connect'
import { listByOnePlan } from './one-plan'
import type { ListWritten } from './prepared'

/** How many there are in all (docs/scale.md). */
const figureConnections = 4

/**
 * Few connections of their own for the home page's figures, and of these some for each of its two long statements: each connection plans
 * once what it is given, and the one that was used last is used next.
 */
export interface Figures {
  readonly alarms: ListWritten
  readonly others: ListWritten
}

/** `onError` is called for idle ones that break; they are replaced. */
export function connectFigures(settings: ConnectionSettings, onError: (error: Error) => void) {
  const openHalf = () => openPool(settings, figureConnections / 2, onError)
  const [alarms, others] = [openHalf(), openHalf()]
  const figures: Figures = {
    alarms: statement => listByOnePlan(alarms, statement),
    others: statement => listByOnePlan(others, statement),
  }
  return { figures, close: async () => void (await Promise.all([alarms.end(), others.end()])) }
}
