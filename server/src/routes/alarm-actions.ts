import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { NoticeKind } from '@liftwatch/core/contract/events'
import { AppError, throwIfRefused, type Refusal } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import type { Member } from '../http/caller'
import type { HandlerContext } from '../http/route'
import { lockLiftOfAlarm } from '../queries/alarm-changes'
import { insertNotices } from '../queries/notices'
import type { Scope } from '../queries/scope'

/** A kind of alarm that people answer for. */
export interface AlarmKind<Alarm> {
  readonly notice: NoticeKind
  readonly find: (tx: Database, scope: Scope, id: string) => Promise<Alarm | undefined>
  readonly save: (tx: Database, id: string, after: Alarm) => Promise<void>
}

export interface AlarmAction<Alarm> {
  readonly endpoint: Endpoint
  readonly refusal: (alarm: Alarm) => Refusal | undefined
  readonly apply: (alarm: Alarm) => Alarm
  /** What the audit trail keeps besides who and when. */
  readonly detail?: (before: Alarm) => Record<string, unknown>
}

/** What every action on an alarm is: lock, ask the rule, apply it, save, audit, notify. */
export async function perform<Alarm>(
  kind: AlarmKind<Alarm>,
  call: HandlerContext & { readonly caller: Member },
  id: string,
  action: AlarmAction<Alarm>,
): Promise<Alarm> {
  const { db, caller, at } = call
  return inTransaction(db, async tx => {
    const scopeId = await lockLiftOfAlarm(tx, caller.scope, id)
    const before = scopeId === undefined ? undefined : await kind.find(tx, caller.scope, id)
    if (!before || scopeId === undefined) throw new AppError('not-found')
    throwIfRefused(action.refusal(before))
    const after = action.apply(before)
    if (after === before) return before
    await kind.save(tx, id, after)
    await recordAuditEntry(tx, action.endpoint, call, id, action.detail?.(before))
    await insertNotices(tx, [{ kind: kind.notice, subjectId: id, count: 1, scopeId }], at)
    return (await kind.find(tx, caller.scope, id))!
  })
}
