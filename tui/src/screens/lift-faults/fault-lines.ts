import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { alarms } from '@liftwatch/core/text/en/alarms'
import type { Translate } from '@liftwatch/core/text/translate'
import { alarmStatusTone, severityTone, type Tone } from '@liftwatch/core/tones'
import { fit } from '../../components/text/fit'
import { plain } from '../../components/text/plain'
import { wrap } from '../../components/text/wrap'
import { operationalTone, operationalWords } from './words'

export interface FaultLine {
  readonly key: string
  readonly label: string
  readonly text: string
  readonly tone?: Tone | undefined
}

type FieldName = keyof LiftFault & keyof typeof alarms.fields

interface Entry {
  readonly name: FieldName
  readonly text: string | number | null
  readonly tone?: Tone
}

function entriesOf(fault: LiftFault, translate: Translate, now: number | undefined): Entry[] {
  return [
    { name: 'operationalStatus', text: operationalWords(fault, translate), tone: operationalTone(fault) },
    {
      name: 'alarmStatus',
      text: translate(`states.alarmStatus.${fault.alarmStatus}`),
      tone: alarmStatusTone[fault.alarmStatus],
    },
    { name: 'severity', text: translate(`states.severity.${fault.severity}`), tone: severityTone[fault.severity] },
    { name: 'alarmLiftFaultNumber', text: fault.alarmLiftFaultNumber },
    { name: 'description', text: descriptionIn(translate.language, fault.description) },
    { name: 'alarmStartTs', text: formatInstant(fault.alarmStartTs) },
    { name: 'alarmClearTs', text: formatInstant(fault.alarmClearTs) },
    { name: 'duration', text: formatDuration(fault.duration ?? (now && now - fault.alarmStartTs)) },
    { name: 'repeatCnt', text: fault.repeatCnt },
    {
      name: 'acknowledgedBy',
      text: isAwaitingAcknowledgement(fault) ? translate('alarms.awaiting') : (fault.acknowledgedBy?.name ?? null),
    },
    { name: 'acknowledgeAt', text: formatInstant(fault.acknowledgeAt) },
    { name: 'arrivalTs', text: formatInstant(fault.arrivalTs) },
    { name: 'reportAt', text: formatInstant(fault.reportAt) },
    { name: 'closedAt', text: formatInstant(fault.closedAt) },
    { name: 'technicianName', text: fault.technicianName },
    { name: 'faultCode', text: fault.faultCode },
    { name: 'result', text: fault.result },
    { name: 'address', text: fault.address },
    { name: 'postalCode', text: fault.postalCode },
    { name: 'liftCompany', text: fault.liftCompany },
    { name: 'lmdClientId', text: fault.lmdClientId },
    { name: 'complaintCnt', text: fault.complaintCnt },
    { name: 'firstComplaintAt', text: formatInstant(fault.firstComplaintAt) },
    { name: 'id', text: fault.id },
  ]
}

const labelWidth = 18

/**
 * All that is known of a fault, a line or more a field.
 * @param now for a duration that runs on; without it there is one only once the fault has cleared
 */
export function faultLines(
  fault: LiftFault,
  translate: Translate,
  now: number | undefined,
  width: number,
): FaultLine[] {
  return entriesOf(fault, translate, now).flatMap(({ name, text, tone }) => {
    const words = text === null || text === '' ? '-' : String(text)
    const rows = words.split('\n').flatMap(line => wrap(plain(line), width - labelWidth - 1))
    const label = fit(translate(`alarms.fields.${name}`), labelWidth)
    return rows.map((row, at) => ({
      key: `${name} ${at}`,
      label: at === 0 ? label : ' '.repeat(labelWidth),
      text: row.text,
      tone,
    }))
  })
}
