import { v7 as newId } from 'uuid'
import type { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import type { ParsedInputOf } from '@liftwatch/core/contract/endpoint'
import { openCasesRefusal } from '@liftwatch/core/domain/cases'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import type { MemberCall } from '../actions/own-organization'
import type { Database } from '../db/connect'
import type { Member } from '../http/caller'
import { countOpenCases, findCaseOfDraft, insertCase, isAlarmOfLift, lockLiftInScope } from '../queries/case-changes'
import { insertCaseLog } from '../queries/case-logs'
import { complaintDetails } from '../queries/complaints'
import { findIn } from '../queries/list-query'
import { listTelemetry } from '../queries/telemetry'
import { caseNotices } from './case-notices'
import { notifyOfCase } from './notify-of-case'

type NewCase = ParsedInputOf<typeof complaints.create>

interface Alarm {
  readonly id: string
  readonly type: 'LIFT_FAULT' | 'PASSENGER_TRAP'
}

/** The alarm that a case names. Errors: one-alarm-only. */
function alarmOf({ liftFaultId, passengerTrapId }: NewCase): Alarm | undefined {
  if (liftFaultId && passengerTrapId) throw new AppError('one-alarm-only')
  if (liftFaultId) return { id: liftFaultId, type: 'LIFT_FAULT' }
  return passengerTrapId ? { id: passengerTrapId, type: 'PASSENGER_TRAP' } : undefined
}

async function findCase(tx: Database, caller: Member, id: string): Promise<ComplaintDetail> {
  const found = await findIn(tx, complaintDetails(caller), id)
  if (!found) throw new AppError('not-found')
  return found
}

/**
 * Logs a case, with what the lift's device says at this moment. The lift's row is locked, so that of two who send one draft at once
 * the second finds the case of the first. Errors: not-found, one-alarm-only, too-many-open-cases.
 */
export function createCase(call: MemberCall, input: NewCase, publicUrl: string): Promise<ComplaintDetail> {
  const { at, caller } = call
  const { liftId, draftId = null } = input
  const alarm = alarmOf(input)
  const id = newId()
  return act(call, async tx => {
    const scopeId = await lockLiftInScope(tx, caller.scope, liftId)
    if (scopeId === undefined) throw new AppError('not-found')
    const repeated = draftId && (await findCaseOfDraft(tx, draftId, caller.userId))
    if (repeated) return { answer: await findCase(tx, caller, repeated) }
    throwIfRefused(openCasesRefusal(await countOpenCases(tx, liftId)))
    if (alarm && !(await isAlarmOfLift(tx, { ...alarm, liftId }))) throw new AppError('not-found')
    const { complainant, residential, phone, email, complainantAddress, ...said } = input
    const place = { liftFaultId: input.liftFaultId ?? null, passengerTrapId: input.passengerTrapId ?? null }
    await insertCase(tx, {
      ...said,
      ...place,
      id,
      draftId,
      // What was left empty is not known.
      complainant: complainant || null,
      residential: residential || null,
      phone: phone || null,
      email: email || null,
      complainantAddress: complainantAddress || null,
      status: 'OPEN',
      authorId: caller.userId,
      authorName: caller.nickname,
      createdAt: at,
      updatedAt: at,
      telemetry: await listTelemetry(tx, liftId),
    })
    await insertCaseLog(tx, [
      { complaintId: id, at, event: 'create', userId: caller.userId, userName: caller.nickname },
    ])
    const answer = await findCase(tx, caller, id)
    const { caseNo, subcategory, priority } = answer
    return {
      answer,
      entries: [{ subjectId: id, detail: { caseNo, subcategory, priority } }],
      mails: await notifyOfCase(tx, 'created', answer, { at, publicUrl }),
      notices: caseNotices(id, { scopeId, ...place }),
    }
  })
}
