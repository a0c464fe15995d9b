import { sql } from 'drizzle-orm'
import type { Database } from '../db/connect'
import type { Replica } from '../db/replica'
import type { NoticeHub } from '../events/notice-hub'
import type { Broker } from '../ingest/broker'
import type { Intake } from '../ingest/intake'

/** A server that has stored nothing for so long while messages wait is not ready: another may be (decisions.md section 7). */
const stalledAfterMs = 10_000

interface Parts {
  readonly db: Database
  readonly hub: Pick<NoticeHub, 'isListening'>
  readonly intake: Pick<Intake, 'stalledMs' | 'isDatabaseFull'>
  readonly broker: Pick<Broker, 'awaySince'>
  readonly replica: Pick<Replica, 'isUsed'>
  readonly clock: () => number
}

/** How a server is, part by part, for those who run it. */
export interface Readiness {
  /** Whether calls should be sent to it. A broker or a replica that is away takes no server out: the others would be no better off. */
  readonly isReady: boolean
  readonly parts: {
    readonly database: 'ok' | 'away' | 'full'
    /** The connection by which changes are noticed. */
    readonly changes: 'ok' | 'away'
    readonly broker: 'ok' | 'away'
    /** Messages of devices that were taken and cannot be stored wait. */
    readonly messages: 'ok' | 'waiting'
    readonly replica?: 'used' | 'not used'
  }
  readonly cause?: unknown
}

/** Looks how a server is, at this moment. */
export async function findReadiness({ db, hub, intake, broker, replica, clock }: Parts): Promise<Readiness> {
  const failure = await db.execute(sql`SELECT 1`).then(
    () => undefined,
    (cause: unknown) => ({ cause }),
  )
  const isWaiting = intake.stalledMs(clock()) >= stalledAfterMs
  return {
    isReady: !failure && hub.isListening && !isWaiting,
    parts: {
      database: failure ? 'away' : intake.isDatabaseFull ? 'full' : 'ok',
      changes: hub.isListening ? 'ok' : 'away',
      broker: broker.awaySince() === undefined ? 'ok' : 'away',
      messages: isWaiting ? 'waiting' : 'ok',
      ...(replica.isUsed !== undefined && { replica: replica.isUsed ? 'used' : 'not used' }),
    },
    ...failure,
  }
}
