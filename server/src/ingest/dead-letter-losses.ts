import type { Logger } from 'pino'
import { refusalsSavedEveryMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { Metrics } from '../metrics'
import { addDeadLetterLoss } from '../queries/dead-letters'
import type { DeadLetterBudget } from './dead-letter-budget'

interface Settings {
  readonly db: Database
  readonly metrics: Metrics
  readonly log: Logger
  readonly clock: () => number
}

/** Writes down every few seconds how many dead letters were not stored: batches do not wait for each other over one count. */
export function followLosses(
  budget: DeadLetterBudget,
  { db, metrics, log, clock }: Settings,
): { readonly stop: () => Promise<void> } {
  let saving = Promise.resolve()

  async function save(): Promise<void> {
    const count = budget.takeLost()
    if (count === 0) return
    try {
      await addDeadLetterLoss(db, 'device-budget', count, clock())
      metrics.lostDeadLetters.inc({ reason: 'device-budget' }, count)
    } catch (error) {
      budget.noteLost(count)
      log.warn({ err: error }, 'the count of dead letters that were not stored could not be written; it is tried again')
    }
  }

  const timer = setInterval(() => (saving = saving.then(save)), refusalsSavedEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await saving.then(save)
    },
  }
}
