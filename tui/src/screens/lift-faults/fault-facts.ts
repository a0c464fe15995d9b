import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import { alarmPhase } from '@liftwatch/core/domain/alarm-phase'
import { isAwaitingAcknowledgement, isReportedActive } from '@liftwatch/core/domain/alarms'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { alarmPhaseTone, liftFlagTone, operationalTone } from '@liftwatch/core/tones'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import type { Fact } from '../../components/facts/facts'
import { tableFacts } from '../../components/facts/table-facts'
import { alarmFact } from '../alarms/alarm-fact'
import type { FactContext } from '../records/record-kind'

function faultFact(plain: Fact, fault: LiftFault, translate: Translate, now: number): Fact {
  const fact = alarmFact(plain, fault, translate, now)
  switch (fact.key) {
    case 'operationalStatus':
      return { ...fact, tone: operationalTone(fault.operationalStatus, isReportedActive(fault)) }
    case 'duration':
      return alarmPhase(fault) === 'waiting' ? { ...fact, tone: alarmPhaseTone.waiting } : fact
    case 'acknowledgedBy':
      return isAwaitingAcknowledgement(fault) ? { ...fact, text: translate('alarms.awaiting') } : fact
    default:
      return fact
  }
}

/** All that is known of a fault, its status before all else. The lift is what a detail is headed by. */
export function faultFacts(fault: LiftFault, { translate, now, isRunning }: FactContext): Fact[] {
  const duration = fault.duration ?? (isRunning ? now - fault.alarmStartTs : null)
  const off = { key: 'isLiftOff', label: translate('switchOffs.sections.plan'), text: translate('switchOffs.mark') }
  return [
    ...(fault.isLiftOff ? [{ ...off, tone: liftFlagTone.OMS }] : []),
    ...tableFacts(liftFaultView, { ...fault, duration }, translate)
      .filter(({ key }) => key !== 'liftName')
      .map(fact => faultFact(fact, fault, translate, now)),
    { key: 'id', label: translate('alarms.fields.id'), text: fault.id },
  ]
}
