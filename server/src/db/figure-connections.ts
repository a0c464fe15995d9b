import { connect, type ConnectionSettings, type Database } from './connect'

/** How many there are in all (docs/scale.md). */
const figureConnections = 4

/**
 * Few connections of their own for the home page's figures, and of these some for each of its two long statements: each connection plans
 * once what it is given, and the one that was used last is used next.
 */
export interface FigureDatabases {
  readonly alarms: Database
  readonly others: Database
}

/** `onError` is called for idle ones that break; they are replaced. */
export function connectFigures(settings: ConnectionSettings, onError: (error: Error) => void) {
  const connectHalf = () => connect(settings, figureConnections / 2, onError)
  const [alarms, others] = [connectHalf(), connectHalf()]
  return {
    figures: { alarms: alarms.db, others: others.db },
    close: async () => void (await Promise.all([alarms.close(), others.close()])),
  }
}
