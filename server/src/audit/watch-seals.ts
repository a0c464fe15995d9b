import type { Logger } from 'pino'
import { minuteMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import type { Metrics } from '../metrics'
import { countUnsealed, findHead } from '../queries/audit-seals'

interface Settings {
  readonly db: Database
  readonly metrics: Pick<Metrics, 'auditHead' | 'auditUnsealed' | 'auditSealDelay'>
  readonly log: Logger
  readonly clock: () => number
}

const everyMs = 15_000
const countedMax = 10_000
/** An entry without a seal is late after this. */
const lateAfterMs = minuteMs
const saidAfterMs = 2 * minuteMs
const saidEveryMs = 10 * minuteMs

/** Looks, on every server, whether entries are sealed: the one that should do it may be the one that cannot. */
export function watchSeals({ db, metrics, log, clock }: Settings): { readonly stop: () => Promise<void> } {
  let lateSince: number | undefined
  let saidAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const [head, { count, overdue }] = await Promise.all([
      findHead(db),
      countUnsealed(db, countedMax, clock() - lateAfterMs),
    ])
    lateSince = overdue > 0 ? (lateSince ?? clock()) : undefined
    const delayMs = lateSince === undefined ? 0 : Math.max(0, clock() - lateSince)
    metrics.auditHead.set(head?.number ?? 0)
    metrics.auditUnsealed.set(count)
    metrics.auditSealDelay.set(delayMs / 1_000)
    if (delayMs < saidAfterMs || clock() - saidAt < saidEveryMs) return
    saidAt = clock()
    log.warn({ entries: count, seconds: Math.round(delayMs / 1_000) }, 'entries of the audit trail are not sealed')
  }

  // What cannot be read is said by others; the figures stay as they were.
  const lookOnce = () =>
    (looking ??= look()
      .catch(() => {})
      .finally(() => (looking = undefined)))
  const timer = setInterval(() => void lookOnce(), everyMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
