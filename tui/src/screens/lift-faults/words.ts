import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isReportedActive } from '@liftwatch/core/domain/alarms'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { reportedActiveTone, statusTone, type Tone } from '@liftwatch/core/tones'

/** Which fault it is, among several of a lift too. */
export function faultName({ liftName, alarmLiftFaultNumber }: LiftFault, translate: Translate): string {
  return translate('monitor.alarmNames.liftFault', { lift: liftName, number: alarmLiftFaultNumber })
}

export function operationalTone(fault: LiftFault): Tone {
  return isReportedActive(fault) ? reportedActiveTone : statusTone[fault.operationalStatus]
}
