import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@liftwatch/core/client/client'
import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../../server/src/db/connect'
import { change } from './followed-feed'

/** Acknowledges one fault after the other; a call without an answer is not made again, for it may have been carried out. */
export function acknowledgeForEver(client: Client, ids: readonly string[]) {
  const answered: string[] = []
  const unknown: string[] = []
  let isStopping = false
  async function work(): Promise<void> {
    for (const id of ids) {
      if (isStopping) return
      try {
        await client.liftFaults.acknowledge({ id })
        answered.push(id)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        unknown.push(id)
      }
      await sleep(80)
    }
  }
  const working = work()
  return {
    answered,
    unknown,
    stop() {
      isStopping = true
      return working
    },
  }
}

/** Changes that followers know by their count, steadily. */
export function changeSteadily(db: Database) {
  const stopping = new AbortController()
  async function work(): Promise<number> {
    for (let count = 1; ; count++) {
      await change(db, count)
      if (stopping.signal.aborted) return count
      await sleep(50)
    }
  }
  const working = work()
  return () => {
    stopping.abort()
    return working
  }
}
