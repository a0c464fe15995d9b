import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { alarms } from '@liftwatch/core/text/en/alarms'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { alarmStatusTone, severityTone, type Tone } from '@liftwatch/core/tones'
import type { Fact } from '../../components/facts/facts'
import { operationalWords } from '../alarms/operational-words'
import { operationalTone } from './words'

interface Entry {
  readonly name: keyof LiftFault & keyof typeof alarms.fields
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

/**
 * All that is known of a fault.
 * @param now for a duration that runs on; without it there is one only once the fault has cleared
 */
export function faultFacts(fault: LiftFault, translate: Translate, now: number | undefined): Fact[] {
  return entriesOf(fault, translate, now).map(({ name, text, tone }) => ({
    key: name,
    label: translate(`alarms.fields.${name}`),
    text: text === null ? '' : String(text),
    tone,
  }))
}
