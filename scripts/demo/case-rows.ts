import { v7 as newId } from 'uuid'
import { complaints } from '@liftwatch/core/contract/alarms/complaints'
import type { CaseEvent, ComplaintStatus } from '@liftwatch/core/contract/alarms/case-fields'
import type { audit } from '../../server/src/db/schema/audit'
import type { callLine, caseLog } from '../../server/src/db/schema/case-logs'
import type { complaint } from '../../server/src/db/schema/complaints'
import { intercomLines, residents } from './case-words'
import type { CaseStep, PastCase } from './past-case'
import type { Random } from './random'

/** An alarm that residents complain about. */
export interface ComplainedAlarm {
  readonly id: string
  readonly liftId: string
  readonly lmdId: string | null
  readonly isTrap: boolean
  readonly startTs: number
}

type CaseRow = typeof complaint.$inferInsert

const statusAfter: Partial<Record<CaseEvent, ComplaintStatus>> = {
  create: 'OPEN',
  deploy: 'NOT_COMPLETE',
  complete: 'COMPLETE',
  reopen: 'NOT_COMPLETE',
  close: 'CLOSED',
}

/** A past case as it is stored. */
export function caseRow(
  random: Random,
  alarm: ComplainedAlarm,
  { subcategory, description, steps }: PastCase,
): CaseRow {
  const [logged, ...later] = steps as [CaseStep, ...CaseStep[]]
  const changes = later.filter(({ event }) => event in statusAfter)
  const last = changes.at(-1)
  const seen = later.find(({ event, by }) => event === 'seen' && by.userId !== logged.by.userId)
  const isKnown = random.chance(0.7)
  return {
    id: newId({ msecs: logged.at }),
    liftId: alarm.liftId,
    ...(alarm.isTrap ? { passengerTrapId: alarm.id } : { liftFaultId: alarm.id }),
    subcategory,
    description,
    priority: alarm.isTrap ? 'IMMEDIATE' : random.pick(['NORMAL', 'URGENT', 'IMMEDIATE']),
    media: random.pick(['PHONE', 'PHONE', 'SMS', 'EMAIL']),
    status: statusAfter[(last ?? logged).event]!,
    technicianName: changes.findLast(({ technicianName }) => technicianName)?.technicianName ?? null,
    ...(isKnown && { complainant: random.pick(residents), phone: `9000${random.whole(1_000, 9_999)}` }),
    authorId: logged.by.userId,
    authorName: logged.by.name,
    seenAt: seen?.at ?? changes[0]?.at ?? null,
    ...(last && { lastEditorId: last.by.userId, lastEditorName: last.by.name }),
    lastAction: last ? (last.event as CaseRow['lastAction']) : null,
    createdAt: logged.at,
    updatedAt: last?.at ?? logged.at,
    closedAt: last?.event === 'close' ? last.at : null,
    telemetry: [
      { key: alarm.isTrap ? 'PT' : 'LB', value: true, ts: logged.at },
      { key: 'floor', value: random.whole(1, 16), ts: logged.at },
    ],
  }
}

/** What its log has of each step. */
export function logRows(complaintId: string, { steps }: PastCase): (typeof caseLog.$inferInsert)[] {
  return steps.map(({ event, at, by, technicianName = null, remark = null }) => ({
    id: newId({ msecs: at }),
    complaintId,
    at,
    event,
    userId: by.userId,
    userName: by.name,
    technicianName,
    remark,
  }))
}

/** What was said on the intercom of a lift with someone inside, as its gateway sent it. */
export function intercomRows({ liftId, lmdId, startTs }: ComplainedAlarm): (typeof callLine.$inferInsert)[] {
  let at = startTs
  return intercomLines.map(([speaker, message, seconds]) => {
    at += seconds * 1_000
    return { id: newId({ msecs: at }), liftId, at, receivedAt: at, speaker, message, lmdId, seq: at, sentTs: at }
  })
}

const calls: Readonly<Partial<Record<CaseEvent, string>>> = {
  create: complaints.create.id,
  seen: complaints.markSeen.id,
}

/** The audit entries of what was done to it. */
export function auditRows(subjectId: string, caseNo: number, { steps }: PastCase): (typeof audit.$inferInsert)[] {
  return steps.map(({ event, at, by }) => ({
    id: newId({ msecs: at }),
    at,
    userId: by.userId,
    userName: by.name,
    organizationId: by.organizationId,
    action: calls[event] ?? complaints.setStatus.id,
    subjectId,
    detail: { caseNo },
    requestId: 'demo',
    address: '127.0.0.1',
    userAgent: 'demo',
  }))
}
