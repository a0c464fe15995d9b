import { v7 as newId } from 'uuid'
import type { ParsedInputOf } from '@liftwatch/core/contract/endpoint'
import type { SwitchOff, switchOffs } from '@liftwatch/core/contract/estate/switch-offs'
import { oneSwitchOffRefusal, switchOffTimesRefusal } from '@liftwatch/core/domain/switch-offs'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import type { MemberCall } from '../actions/own-organization'
import { lockLiftInScope } from '../queries/case-changes'
import { findIn } from '../queries/list-query'
import { insertSwitchOff, listOpenOfLift } from '../queries/switch-off-changes'
import { switchOffList } from '../queries/switch-offs'
import { switchOffNotices } from './switch-off-kind'

type NewSwitchOff = ParsedInputOf<typeof switchOffs.create>

/**
 * Plans a switch-off. The lift's row is locked, so that of two who plan one for the same lift at once the second is refused; one's own
 * that is sent again is answered by the one that was made. Errors: not-found, lift-has-switch-off, and those of its times.
 */
export function createSwitchOff(call: MemberCall, input: NewSwitchOff): Promise<SwitchOff> {
  const { at, caller } = call
  const { liftId, offAt, onAt, report } = input
  return act(call, async tx => {
    const scopeId = await lockLiftInScope(tx, caller.scope, liftId)
    if (scopeId === undefined) throw new AppError('not-found')
    const list = switchOffList({ scope: caller.scope, at })
    const open = await listOpenOfLift(tx, liftId)
    const own = open.find(
      one => one.createdBy === caller.userId && one.offAt === offAt && one.onAt === onAt && one.report === report,
    )
    if (own) return { answer: (await findIn(tx, list, own.id))! }
    throwIfRefused(oneSwitchOffRefusal(open.length) ?? switchOffTimesRefusal(input, at))
    const id = newId()
    await insertSwitchOff(tx, {
      id,
      liftId,
      offAt,
      onAt,
      report,
      status: 'OPEN',
      createdBy: caller.userId,
      authorName: caller.nickname,
      createdAt: at,
      updatedAt: at,
    })
    const answer = (await findIn(tx, list, id))!
    return {
      answer,
      entries: [{ subjectId: id, detail: { lift: answer.liftName, offAt, onAt } }],
      notices: switchOffNotices(id, { scopeId }),
    }
  })
}
