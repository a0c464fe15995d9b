import type { AlarmStatus, OperationalStatus, OperatorName } from '../contract/alarms/alarms'
import type { Refusal } from '../errors'
import { takeBackOfferedMs, takeBackWithinMs } from '../limits'
import { editedBy, type LastEdit } from './last-change'

/**
 * The life of an alarm that people answer for, be it a lift fault or a passenger trap (decisions.md section 5).
 * Instants are epoch milliseconds. All functions are pure.
 */
export interface AlarmState {
  readonly alarmStatus: AlarmStatus
  readonly operationalStatus: OperationalStatus
  readonly acknowledgeAt: number | null
  readonly acknowledgedBy: OperatorName | null
  readonly arrivalTs: number | null
  readonly reportAt: number | null
  readonly closedAt: number | null
}

/** Whether it still waits for its first acknowledgement. */
export function isAwaitingAcknowledgement(alarm: AlarmState): boolean {
  return alarm.operationalStatus === 'OUTSTANDING' && alarm.acknowledgeAt === null
}

/** Who has acknowledged it; undefined while no one has. */
export function acknowledgerOf(alarm: Pick<AlarmState, 'acknowledgedBy'>): OperatorName | undefined {
  return alarm.acknowledgedBy ?? undefined
}

/** Of an alarm that no one has acknowledged. */
export const unacknowledged = { acknowledgeAt: null, acknowledgedBy: null } as const satisfies Partial<AlarmState>

/** Whether it was reported while the device said that it was active, and still waits for its CLEAR. */
export function isReportedActive(alarm: Pick<AlarmState, 'operationalStatus' | 'reportAt'>): boolean {
  return alarm.operationalStatus === 'OUTSTANDING' && alarm.reportAt !== null
}

/** Who reported, as they called themselves, by whatever name the kind has for it. */
export function reporterOf(alarm: {
  readonly technicianName?: string | null
  readonly operatorName?: string | null
}): string | null {
  return alarm.technicianName ?? alarm.operatorName ?? null
}

/** The report form is locked exactly when it is OUTSTANDING and has no report (specification 1 section 4). */
export function isReportLocked(alarm: AlarmState): boolean {
  return alarm.operationalStatus === 'OUTSTANDING' && alarm.reportAt === null
}

const alreadyClosed: Refusal = { code: 'already-closed' }

/**
 * Why this operator may not acknowledge. The same operator may repeat it, with the same answer (decisions.md section 2).
 * Errors: already-closed, already-acknowledged {name, sinceAt}, not-awaiting-acknowledgement.
 */
export function acknowledgeRefusal(alarm: AlarmState, operator: OperatorName): Refusal | undefined {
  if (isAwaitingAcknowledgement(alarm) || hasAcknowledged(alarm, operator)) return undefined
  if (alarm.operationalStatus === 'CLOSED') return alreadyClosed
  if (alarm.acknowledgedBy && alarm.acknowledgeAt !== null) {
    return { code: 'already-acknowledged', params: { name: alarm.acknowledgedBy.name, sinceAt: alarm.acknowledgeAt } }
  }
  return { code: 'not-awaiting-acknowledgement' }
}

/** A repeat of one's own acknowledgement is allowed, but nothing to offer: a front-end asks the rule as someone else would. */
export function acknowledgeOfferRefusal(alarm: AlarmState): Refusal | undefined {
  return acknowledgeRefusal(alarm, { id: '', name: '' })
}

/** Whether it is this operator's own acknowledgement that counts. */
export function hasAcknowledged(alarm: AlarmState, operator: OperatorName): boolean {
  return alarm.acknowledgedBy?.id === operator.id
}

/** The alarm as it is once acknowledged. A repeat changes nothing. */
export function acknowledged<Alarm extends AlarmState>(alarm: Alarm, operator: OperatorName, at: number): Alarm {
  if (hasAcknowledged(alarm, operator)) return alarm
  return { ...alarm, operationalStatus: 'DEPLOYMENT', acknowledgeAt: at, acknowledgedBy: operator }
}

/**
 * Why this operator cannot take the acknowledgement back: it is another's, too long ago, or something has been done since. What the
 * device said meanwhile is no hindrance. Errors: not-taken-back {seconds}.
 * @param at now (epoch milliseconds)
 */
export function takeBackRefusal(alarm: AlarmState, operator: OperatorName, at: number): Refusal | undefined {
  const { acknowledgeAt, operationalStatus, arrivalTs, reportAt } = alarm
  const isRecent = acknowledgeAt !== null && at - acknowledgeAt <= takeBackWithinMs
  const isUntouched = operationalStatus === 'DEPLOYMENT' && arrivalTs === null && reportAt === null
  if (isRecent && isUntouched && hasAcknowledged(alarm, operator)) return undefined
  return { code: 'not-taken-back', params: { seconds: takeBackOfferedMs / 1_000 } }
}

/** The alarm as if it had not been acknowledged: it waits again. */
export function takenBack<Alarm extends AlarmState>(alarm: Alarm): Alarm {
  return { ...alarm, operationalStatus: 'OUTSTANDING', ...unacknowledged }
}

/** Why help cannot be said to have arrived: only DEPLOYMENT has a technician on the way. A repeat is allowed. Errors: already-closed, not-deployed. */
export function arriveRefusal(alarm: AlarmState): Refusal | undefined {
  if (alarm.operationalStatus === 'DEPLOYMENT' || alarm.arrivalTs !== null) return undefined
  return alarm.operationalStatus === 'CLOSED' ? alreadyClosed : { code: 'not-deployed' }
}

/**
 * Why a front-end does not offer to record an arrival: it is refused, or would change nothing.
 * Errors: already-closed, already-arrived {sinceAt}, not-deployed.
 */
export function arriveOfferRefusal(alarm: AlarmState): Refusal | undefined {
  if (alarm.operationalStatus === 'CLOSED') return alreadyClosed
  if (alarm.arrivalTs !== null) return { code: 'already-arrived', params: { sinceAt: alarm.arrivalTs } }
  return arriveRefusal(alarm)
}

/** The alarm with a helper on site. The first arrival counts. */
export function arrived<Alarm extends AlarmState>(alarm: Alarm, at: number): Alarm {
  return alarm.arrivalTs === null ? { ...alarm, arrivalTs: at } : alarm
}

/** Why it cannot be reported. Errors: report-locked. */
export function reportRefusal(alarm: AlarmState): Refusal | undefined {
  return isReportLocked(alarm) ? { code: 'report-locked' } : undefined
}

/**
 * The alarm with a closing report of these words; the same one where it has that report already.
 * @param words what the technician found, by the names that the kind has for it
 */
export function reportedAs<Alarm extends AlarmState & LastEdit>(
  alarm: Alarm,
  words: Partial<Alarm>,
  operator: OperatorName,
  at: number,
): Alarm {
  const after = { ...reported(alarm, at), ...words }
  const isSame = (Object.keys(after) as (keyof Alarm)[]).every(key => after[key] === alarm[key])
  return isSame ? alarm : { ...after, ...editedBy(alarm, operator, at) }
}

/**
 * The alarm once reported. While CLEAR it closes; while SET it is reported and still active, which is OUTSTANDING with
 * reportAt; a closed one stays closed and keeps its instants, so that only its words are revised.
 */
export function reported<Alarm extends AlarmState>(alarm: Alarm, at: number): Alarm {
  if (alarm.operationalStatus === 'CLOSED') return alarm
  const reportAt = alarm.reportAt ?? at
  if (alarm.alarmStatus === 'CLEAR') return { ...alarm, operationalStatus: 'CLOSED', reportAt, closedAt: at }
  return { ...alarm, operationalStatus: 'OUTSTANDING', reportAt }
}

/**
 * Whether the device's CLEAR closes it. What was reported while it was active closes now, and so does each alarm of a kind that
 * closes itself, acknowledged or not; all else stays open until an operator has seen and reported it (decisions.md section 5).
 * @param isAutoClosing whether this kind of alarm closes itself
 */
export function closesOnClear(alarm: AlarmState, isAutoClosing: boolean): boolean {
  return alarm.operationalStatus !== 'CLOSED' && (isAutoClosing || alarm.reportAt !== null)
}
