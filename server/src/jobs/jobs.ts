import type { Logger } from 'pino'
import type pg from 'pg'
import {
  contactSavedEveryMs,
  dayMs,
  deviceSilentAfterMs,
  lateEdgeMaxMs,
  noticeResumeMs,
  refusalsRetainedMs,
} from '@liftwatch/core/limits'
import { createDatabaseClient, type Connection, type Database } from '../db/connect'
import { jobsLock } from '../db/locks'
import { inTransaction } from '../db/transaction'
import { storeChartedFigures } from '../figures/charted-figures'
import { keepMaintenanceDays } from '../maintenance/keep-days'
import { deleteOldLinks } from '../queries/account-links'
import { removeOldPersonalData } from '../cases/remove-personal-data'
import { foldAlarmCounts } from '../queries/alarm-counts'
import { foldAlarmDays } from '../queries/alarm-days'
import { deleteOldSuppressed } from '../queries/alarm-floods'
import { foldComplaintCounts } from '../queries/complaint-counts'
import { foldEstateCounts } from '../queries/estate-counts'
import { deleteOldAttempts } from '../queries/attempts'
import { deleteOldMessages } from '../queries/ingest'
import { deleteOldPlaces } from '../queries/known-places'
import { setSilentDevicesOffline } from '../queries/lmds'
import { deleteNotices, insertNotices } from '../queries/notices'
import { deleteOldRefusals } from '../queries/device-refusals'
import { deleteExpiredSessions } from '../queries/sessions'
import { deleteExpiredTokens } from '../queries/user-tokens'

/** Sequence numbers are remembered for longer than devices go on repeating a message. */
const messagesRetainedMs = 60 * dayMs
/** For so long its user still sees that an access token has expired. */
const expiredTokensRetainedMs = 30 * dayMs

export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly run: (db: Database, at: number) => Promise<void>
}

async function silentDevices(db: Database, at: number): Promise<void> {
  await inTransaction(db, async tx => {
    const silent = await setSilentDevicesOffline(tx, at - deviceSilentAfterMs - contactSavedEveryMs)
    const notices = silent.flatMap(({ lmdId, scopeIds }) =>
      scopeIds.map(scopeId => ({ kind: 'lmds' as const, subjectId: lmdId, count: 1, scopeId })),
    )
    await insertNotices(tx, notices, at)
  })
}

const jobs: readonly Job[] = [
  { name: 'silent devices', everyMs: 2_000, run: silentDevices },
  { name: 'fold alarm counts', everyMs: 10_000, run: foldAlarmCounts },
  { name: 'fold alarms by day', everyMs: 10_000, run: foldAlarmDays },
  { name: 'fold case counts', everyMs: 10_000, run: foldComplaintCounts },
  { name: 'fold counts of the estate', everyMs: 60_000, run: foldEstateCounts },
  { name: 'figures of charts', everyMs: 10_000, run: storeChartedFigures },
  { name: 'maintenance days', everyMs: 30_000, run: keepMaintenanceDays },
  { name: 'old complainants', everyMs: 600_000, run: removeOldPersonalData },
  { name: 'old notices', everyMs: 60_000, run: (db, at) => deleteNotices(db, at - 2 * noticeResumeMs) },
  { name: 'old attempts', everyMs: 600_000, run: deleteOldAttempts },
  { name: 'old known places', everyMs: 3_600_000, run: deleteOldPlaces },
  { name: 'expired sessions', everyMs: 600_000, run: deleteExpiredSessions },
  { name: 'expired tokens', everyMs: 600_000, run: (db, at) => deleteExpiredTokens(db, at - expiredTokensRetainedMs) },
  { name: 'old links', everyMs: 3_600_000, run: (db, at) => deleteOldLinks(db, at - dayMs) },
  { name: 'old floods', everyMs: 3_600_000, run: (db, at) => deleteOldSuppressed(db, at - lateEdgeMaxMs) },
  { name: 'old refusals', everyMs: 3_600_000, run: (db, at) => deleteOldRefusals(db, at - refusalsRetainedMs) },
  { name: 'old messages', everyMs: 3_600_000, run: (db, at) => deleteOldMessages(db, at - messagesRetainedMs) },
]

const tryEveryMs = 1_000

/** Does what is due by the clock, on one server at a time: the one that holds the lock, for as long as it lives. */
export function startJobs(
  connection: Connection,
  log: Logger,
  clock: () => number,
  more: readonly Job[],
): { stop: () => Promise<void> } {
  const dueAt = new Map<string, number>()
  let client: pg.Client | undefined
  let isStopping = false
  let looking: Promise<void> | undefined
  /** Each runs by itself: one that waits for a mail server keeps no other waiting. */
  const running = new Map<Job, Promise<void>>()

  async function holdLock(): Promise<boolean> {
    if (client) return true
    const candidate = createDatabaseClient(connection.settings)
    candidate.on('error', () => {}) // Its end says the same.
    candidate.on('end', () => client === candidate && (client = undefined))
    await candidate.connect()
    const { rows } = await candidate.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [jobsLock])
    if (rows[0]?.got) client = candidate
    else await candidate.end()
    return client !== undefined
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'work of the clock failed; it is tried again')
  }

  function run(job: Job): void {
    const at = clock()
    const work = job
      .run(connection.db, at)
      .then(() => void dueAt.set(job.name, at + job.everyMs), warn)
      .finally(() => running.delete(job))
    running.set(job, work)
  }

  /** A clock that was set back keeps none waiting until it is as late again. */
  function isDue({ name, everyMs }: Job): boolean {
    const due = dueAt.get(name) ?? 0
    return clock() >= due || clock() < due - everyMs
  }

  async function runDue(): Promise<void> {
    if (!(await holdLock())) return
    for (const job of [...jobs, ...more]) {
      if (!isStopping && !running.has(job) && isDue(job)) run(job)
    }
  }

  const timer = setInterval(() => {
    looking ??= runDue()
      .catch(warn)
      .finally(() => (looking = undefined))
  }, tryEveryMs)

  return {
    async stop() {
      isStopping = true
      clearInterval(timer)
      await looking
      await Promise.all(running.values())
      await client?.end().catch(() => {})
    },
  }
}
