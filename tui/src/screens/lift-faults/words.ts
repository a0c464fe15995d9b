import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { operationalStatusTone, type Tone } from '@liftwatch/core/tones'

/** The status in words; one that was reported while it stood says so. */
export function operationalWords(fault: LiftFault, translate: Translate): string {
  const isReported = fault.operationalStatus === 'OUTSTANDING' && fault.reportAt !== null
  return translate(isReported ? 'states.reportedStillStanding' : `states.operationalStatus.${fault.operationalStatus}`)
}

/** Which fault it is, among several of a lift too. */
export function faultName({ liftName, alarmLiftFaultNumber }: LiftFault, translate: Translate): string {
  return translate('monitor.alarmNames.liftFault', { lift: liftName, number: alarmLiftFaultNumber })
}

export function operationalTone(fault: LiftFault): Tone {
  return operationalStatusTone[fault.operationalStatus]
}
