import type { AuditedEndpoint } from '@liftwatch/core/contract/endpoint'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry, stranger, type Doer, type Occasion } from '../http/audited'
import type { HandlerContext } from '../http/route'
import { insertMails, mailNotices, type NewMail } from '../queries/mails'
import { insertNotices, type NewNotice } from '../queries/notices'

/** Something that an action changed, as the audit trail has it. */
interface Entry {
  readonly subjectId: string | null
  /** What is stored besides who and when. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined
}

/** What an action came to: its answer, and what is written beside its own rows. */
export interface Outcome<Answer> {
  readonly answer: Answer
  /** None where nothing has changed, as by a repeat. */
  readonly entries?: readonly Entry[]
  /** Whom a public call turned out to be from; else it is the caller. */
  readonly doer?: Doer
  readonly mails?: readonly NewMail[]
  readonly notices?: readonly NewNotice[]
  /** Whether it changes who may do what, which servers remember for a moment. */
  readonly changesAccess?: boolean
}

export interface ActionCall extends Occasion, Pick<HandlerContext, 'db' | 'sessions'> {
  /** By its id the audit trail names it. */
  readonly endpoint: AuditedEndpoint
  readonly caller?: Doer | undefined
}

/**
 * What everything that changes something is: in one transaction its work, the audit entries, the mails, and the notices as the last,
 * whose lock is held to the commit. What the work throws undoes all of it.
 */
export async function act<Answer>(call: ActionCall, work: (tx: Database) => Promise<Outcome<Answer>>): Promise<Answer> {
  const { db, at, endpoint, sessions } = call
  const { answer, changesAccess = false } = await inTransaction(db, async tx => {
    const outcome = await work(tx)
    const { entries = [], doer = call.caller ?? stranger, mails = [], notices = [] } = outcome
    for (const { subjectId, detail } of entries) {
      await recordAuditEntry(tx, endpoint, { ...call, caller: doer }, subjectId, detail)
    }
    await insertMails(tx, mails, at)
    await insertNotices(tx, [...notices, ...mailNotices(mails)], at)
    return outcome
  })
  if (changesAccess) sessions.forgetAll()
  return answer
}
