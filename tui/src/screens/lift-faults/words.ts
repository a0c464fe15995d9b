import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import type { Translate } from '@liftwatch/core/text/all-texts'

/** Which fault it is, among several of a lift too. */
export function faultName({ liftName, alarmLiftFaultNumber }: LiftFault, translate: Translate): string {
  return translate('monitor.alarmNames.liftFault', { lift: liftName, number: alarmLiftFaultNumber })
}
