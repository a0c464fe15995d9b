import type { Logger } from 'pino'
import type { Metrics } from '../metrics'

/** What is forgotten is counted and said. */
export interface Witness {
  readonly log: Logger
  readonly metrics: Pick<Metrics, 'forgotten' | 'lostDeadLetters'>
}
