import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { Dialogue } from '@liftwatch/core/contract/alarms/case-logs'
import { addCallLineRefusal } from '@liftwatch/core/domain/cases'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { caseNotices } from '../cases/case-notices'
import type { Database } from '../db/connect'
import { estateClock } from '../exports/estate-clock'
import { route } from '../http/route'
import { countLinesByHand, insertCallLines, listCallLog, type CallLine } from '../queries/call-lines'
import { lockLiftsOfCases } from '../queries/case-changes'
import { listCaseLog, listCaseNotifications } from '../queries/case-logs'
import { complaintList } from '../queries/complaints'
import { findIn } from '../queries/list-query'
import type { Reader } from '../queries/scope'

async function findCaseInSight(tx: Database, reader: Pick<Reader, 'scope'>, id: string) {
  const found = await findIn(tx, complaintList(reader), id)
  if (!found) throw new AppError('not-found')
  return found
}

/** Year, month, day, hour, minute and second by the estate's clock. */
function partsOf(at: number): number[] {
  const local = new Date(estateClock().toLocal(at))
  const day = [local.getUTCFullYear(), local.getUTCMonth() + 1, local.getUTCDate()]
  return [...day, local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()]
}

function toDialogue(line: CallLine): Dialogue {
  return { ...line, timestamp: partsOf(line.at) }
}

async function callLogOf(tx: Database, id: string): Promise<{ dialogues: Dialogue[] }> {
  return { dialogues: (await listCallLog(tx, id)).map(toDialogue) }
}

export const caseLogRoutes = [
  route(complaints.log, async ({ db, caller, input }) => {
    await findCaseInSight(db, caller, input.id)
    return { logs: await listCaseLog(db, input.id) }
  }),

  route(complaints.notificationLog, async ({ db, caller, input }) => {
    await findCaseInSight(db, caller, input.id)
    return { notifications: await listCaseNotifications(db, input.id) }
  }),

  route(complaints.callLog, async ({ db, caller, input }) => {
    await findCaseInSight(db, caller, input.id)
    return callLogOf(db, input.id)
  }),

  route(complaints.addCallLine, call => {
    const { at, caller, input } = call
    const { id: complaintId, speaker, message, draftId } = input
    return act(call, async tx => {
      const place = (await lockLiftsOfCases(tx, caller.scope, [complaintId])).get(complaintId)
      if (!place) throw new AppError('not-found')
      const about = await findCaseInSight(tx, caller, complaintId)
      throwIfRefused(addCallLineRefusal(about, await countLinesByHand(tx, complaintId)))
      const by = { userId: caller.userId, userName: caller.nickname, draftId: draftId ?? null }
      const line = { complaintId, liftId: place.liftId, at, receivedAt: at, speaker, message, ...by }
      const isNew = (await insertCallLines(tx, [line])).length > 0
      return {
        answer: await callLogOf(tx, complaintId),
        entries: isNew ? [{ subjectId: complaintId, detail: { caseNo: about.caseNo } }] : [],
        notices: isNew ? caseNotices(complaintId, place) : [],
      }
    })
  }),
]
