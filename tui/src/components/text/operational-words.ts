import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'
import { isReportedActive, reporterOf } from '@liftwatch/core/domain/alarms'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { formatShortTime } from '@liftwatch/core/text/format'

type Alarm = Pick<AlarmFacts & AlarmResponse, 'operationalStatus' | 'reportAt'> & Parameters<typeof reporterOf>[0]

/** The status in words; one that was reported while it was active says so, with who reported and when. */
export function operationalWords(alarm: Alarm, translate: Translate, now: number): string {
  if (alarm.reportAt === null || !isReportedActive(alarm)) {
    return translate(`states.operationalStatus.${alarm.operationalStatus}`)
  }
  return `${translate('states.reportedActive')} ${formatShortTime(alarm.reportAt, now)} ${reporterOf(alarm) ?? ''}`.trimEnd()
}
