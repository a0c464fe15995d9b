import type { CheckDetail } from '@liftwatch/core/contract/maintenance/maintenance-checks'
import { remarkRefusal } from '@liftwatch/core/domain/maintenance-checks'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import type { MemberCall } from '../actions/own-organization'
import { findCheck, findCheckPlace, insertRemark } from '../queries/maintenance/check-records'
import { lockLifts } from '../queries/maintenance/day-changes'

/**
 * Adds a remark to a check, under its lift's lock; the same words of the same person as the newest remark are a repeat.
 * Errors: not-found, check-not-over, too-many-remarks.
 */
export function remarkCheck(call: MemberCall, id: string, remarks: string): Promise<CheckDetail> {
  const { at, caller } = call
  const reader = { scope: caller.scope, at }
  return act(call, async tx => {
    const place = await findCheckPlace(tx, caller.scope, id)
    if (place) await lockLifts(tx, caller.scope, [place.liftId])
    const before = await findCheck(tx, reader, id)
    if (!place || !before) throw new AppError('not-found')
    const last = before.history.at(-1)
    if (last?.remarks === remarks && last.userName === caller.nickname) return { answer: before }
    throwIfRefused(remarkRefusal(before))
    await insertRemark(tx, { lmScheduleId: id, at, userId: caller.userId, userName: caller.nickname, remarks })
    const answer = await findCheck(tx, reader, id)
    return {
      answer: answer!,
      entries: [{ subjectId: id, detail: { name: before.liftName, day: before.date } }],
      notices: [{ kind: 'maintenanceChecks', subjectId: id, count: 1, scopeId: place.scopeId }],
    }
  })
}
