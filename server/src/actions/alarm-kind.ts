import type { NoticeKind } from '@liftwatch/core/contract/events'
import { lockLiftsOfAlarms, saveOperatorChange, type OperatorChange } from '../queries/alarm-changes'
import { findIn, type ListQuery } from '../queries/list-query'
import type { Reader } from '../queries/scope'
import type { RecordKind } from './perform'

interface AlarmKind<Alarm> {
  readonly notice: NoticeKind
  readonly list: (reader: Pick<Reader, 'scope'>) => ListQuery<Alarm, never, never>
  /** What of it is stored. */
  readonly change: (after: Alarm) => OperatorChange
}

/** A kind of alarm that people answer for; their lifts are locked, and say who sees them. */
export function alarmKind<Alarm>({ notice, list, change }: AlarmKind<Alarm>): RecordKind<Alarm, number> {
  return {
    lock: (tx, { scope }, ids) => lockLiftsOfAlarms(tx, scope, ids),
    find: (tx, caller, id) => findIn(tx, list(caller), id),
    save: (tx, id, after) => saveOperatorChange(tx, id, change(after)),
    notices: (id, scopeId) => [{ kind: notice, subjectId: id, count: 1, scopeId }],
  }
}
