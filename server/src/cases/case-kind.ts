import type { CaseEvent } from '@liftwatch/core/contract/alarms/case-fields'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import type { RecordKind } from '../actions/perform'
import type { Member } from '../http/caller'
import { lockLiftsOfCases, saveCase, type CasePlace } from '../queries/case-changes'
import { insertCaseLog, type NewCaseLogEntry } from '../queries/case-logs'
import { complaintDetails } from '../queries/complaints'
import { findIn } from '../queries/list-query'
import { caseNotices } from './case-notices'

/** What a case's log says of an action, besides by whom and when. */
type LoggedWords = Pick<NewCaseLogEntry, 'technicianName' | 'remark' | 'changes'>

interface LoggedCall {
  readonly at: number
  readonly caller: Member
}

/**
 * Cases as people act on them, each action with its entry in the case's log.
 * @param words asked for once the rule was applied
 * @param save what is stored, where it is not what people write of a case
 */
export function caseKind(
  { at, caller }: LoggedCall,
  event: CaseEvent,
  words: () => LoggedWords = () => ({}),
  save: RecordKind<ComplaintDetail, CasePlace>['save'] = saveCase,
): RecordKind<ComplaintDetail, CasePlace> {
  return {
    lock: (tx, { scope }, ids) => lockLiftsOfCases(tx, scope, ids),
    find: (tx, reader, id) => findIn(tx, complaintDetails(reader), id),
    async save(tx, id, after) {
      await save(tx, id, after)
      await insertCaseLog(tx, [
        { complaintId: id, at, event, userId: caller.userId, userName: caller.nickname, ...words() },
      ])
    },
    notices: caseNotices,
  }
}
