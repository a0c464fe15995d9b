import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../db/connect'
import { isDiskFull } from '../db/database-errors'
import type { Job } from '../jobs/jobs'
import {
  analyzeCopiedMonths,
  beginMonths,
  copyChangedRows,
  copyNextRows,
  dropCopiedMonths,
  dropTablesBefore,
  findLayout,
  hasOlderServer,
  useMonths,
} from '../queries/months-beside'
import { unlessBusy } from './unless-busy'

const everyMs = 1_000
/** After so long a round ends, so that a stop does not wait for all rows. */
const roundMs = 5_000
/** Half of the time is left to others: each pause is as long as the work before it. */
const rowsAtOnce = 1_000
/** For each table of a step: who stores an alarm waits for two of them at most. See make-months. */
const waitMs = 250
/** So that no one waits again and again behind a step that waits for an export. */
export const pauseWhenBusyMs = 60_000
const pauseWhenFullMs = 3_600_000
/** What fails once for another reason is said once a minute. */
const pauseAfterFailureMs = 60_000
/** A server that was cut off, or is started again, is back by then. */
const aloneMs = 300_000

async function repeat(work: () => Promise<number>, isOver: (count: number) => boolean): Promise<boolean> {
  const endAt = performance.now() + roundMs
  while (performance.now() < endAt) {
    const startedAt = performance.now()
    if (isOver(await work())) return true
    await sleep(performance.now() - startedAt)
  }
  return false
}

/** Steps that need tables for themselves for a moment; answers whether one was taken. */
function whenFree(log: Logger) {
  let againAt = 0
  return async (step: string, work: () => Promise<void>): Promise<boolean> => {
    if (performance.now() < againAt) return false
    const isTaken = await unlessBusy(() => work().then(() => true), log, { step })
    if (!isTaken) againAt = performance.now() + pauseWhenBusyMs
    return isTaken === true
  }
}

/**
 * Moves the alarms and edges of an upgraded database into months, while servers work. They go on with the tables that there are for as long
 * as a server of version 0.1.0 is there, for that cannot store alarms by month.
 * @param quietMs for so long no such server has been connected before the tables are replaced
 */
export function moveIntoMonths(log: Logger, quietMs = aloneMs): Job {
  const take = whenFree(log)
  let isDone = false
  let isAnalyzed = false
  let isFull = false
  let copyAt = 0
  let aloneSince = performance.now()

  async function isAlone(db: Database): Promise<boolean> {
    if (await hasOlderServer(db)) aloneSince = performance.now()
    return performance.now() - aloneSince >= quietMs
  }

  async function begin(db: Database): Promise<void> {
    if (!(await take('begin', () => beginMonths(db, waitMs)))) return
    isAnalyzed = false
    log.info('alarms and edges are copied into months, while servers go on')
  }

  async function replaceTables(db: Database): Promise<void> {
    if (!isAnalyzed) await analyzeCopiedMonths(db)
    isAnalyzed = true
    // What is left is copied while everyone waits.
    if ((await copyChangedRows(db, rowsAtOnce)) >= rowsAtOnce || !(await isAlone(db))) return
    const startedAt = performance.now()
    if (!(await take('replace', () => useMonths(db, waitMs)))) return
    log.info({ ms: Math.round(performance.now() - startedAt) }, 'alarms and edges are stored by month now')
  }

  async function copy(db: Database): Promise<void> {
    const mayReplace = await isAlone(db)
    const next = () => copyNextRows(db, rowsAtOnce)
    const changed = () => copyChangedRows(db, rowsAtOnce)
    if (!(await repeat(next, count => count === 0))) return
    if ((await repeat(changed, count => count < rowsAtOnce)) && mayReplace) await replaceTables(db)
  }

  async function copyUnlessFull(db: Database): Promise<void> {
    try {
      await copy(db)
    } catch (error) {
      copyAt = performance.now() + pauseAfterFailureMs
      if (!isDiskFull(error)) throw error
      log.error({ err: error }, 'there is no room to copy alarms into months; what was copied is dropped')
      isFull = true
      copyAt = performance.now() + pauseWhenFullMs
    }
  }

  async function move(db: Database, isCopying: boolean): Promise<void> {
    if (isFull) isFull = !(await take('make room', () => dropCopiedMonths(db, waitMs)))
    else if (performance.now() < copyAt) return
    else if (isCopying) await copyUnlessFull(db)
    else await begin(db)
  }

  return {
    name: 'alarms into months',
    everyMs,
    async run(db) {
      if (isDone) return
      const { isByMonth, isCopying, hasTablesBefore } = await findLayout(db)
      if (!isByMonth) return move(db, isCopying)
      if (hasTablesBefore) await take('drop', () => dropTablesBefore(db, waitMs))
      isDone = !hasTablesBefore
    },
  }
}
