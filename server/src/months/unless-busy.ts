import type { Logger } from 'pino'
import { isLockTimeout } from '../db/database-errors'

/** Leaves a change of the tables for the next time where a long statement, such as an export, holds them: no one is made to wait behind it. */
export async function unlessBusy<Result>(
  change: () => Promise<Result>,
  log: Logger,
  about: Readonly<Record<string, string>>,
): Promise<Result | undefined> {
  try {
    return await change()
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    log.info(about, 'the tables of alarms are in use; it is tried again')
    return undefined
  }
}
