import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { alarmPhase } from '@liftwatch/core/domain/alarm-phase'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { alarmGroups } from '@liftwatch/core/tables/alarm-columns'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { names } from '@liftwatch/core/tables/table'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { alarmPhaseTone } from '@liftwatch/core/tones'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'
import { alarmFact } from '../alarms/alarm-fact'
import { operationalTone } from './words'

/** The time by the server's clock. */
interface FactTime {
  readonly now: number
  /** Whether it runs to the second; without, there is a duration only once the fault has cleared. */
  readonly isRunning: boolean
}

const keys = names(
  'operationalStatus alarmStatus severity alarmLiftFaultNumber description alarmStartTs alarmClearTs duration repeatCnt',
  ...alarmGroups.response,
  'technicianName faultCode result',
  // The lift is what the detail is headed by.
  ...alarmGroups.place.filter(key => key !== 'liftName'),
  'complaintCnt firstComplaintAt',
)

function faultFact(plain: Fact, fault: LiftFault, translate: Translate, now: number): Fact {
  const fact = alarmFact(plain, fault, translate, now)
  switch (fact.key) {
    case 'operationalStatus':
      return { ...fact, tone: operationalTone(fault) }
    case 'duration':
      return alarmPhase(fault) === 'waiting' ? { ...fact, tone: alarmPhaseTone.waiting } : fact
    case 'acknowledgedBy':
      return isAwaitingAcknowledgement(fault) ? { ...fact, text: translate('alarms.awaiting') } : fact
    default:
      return fact
  }
}

/** All that is known of a fault, its status before all else. */
export function faultFacts(fault: LiftFault, translate: Translate, { now, isRunning }: FactTime): Fact[] {
  const duration = fault.duration ?? (isRunning ? now - fault.alarmStartTs : null)
  const facts = tableFacts(liftFaultTable, { ...fault, duration }, translate, {
    keys,
    toned: ['alarmStatus', 'severity'],
  })
  return [
    ...facts.map(fact => faultFact(fact, fault, translate, now)),
    { key: 'id', label: translate('alarms.fields.id'), text: fault.id },
  ]
}
