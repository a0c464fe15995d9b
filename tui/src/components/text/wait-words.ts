import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import { clearedWaitMs } from '@liftwatch/core/domain/alarm-phase'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { formatWait } from '@liftwatch/core/text/format'

type Alarm = Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus' | 'alarmStartTs'>

/** How long an alarm that is over has been unacknowledged: 'waits 12m'. Undefined for all others. */
export function waitWords(alarm: Alarm, translate: Translate, now: number): string | undefined {
  const waitMs = clearedWaitMs(alarm, now)
  return waitMs === undefined ? undefined : translate('alarms.waits', { for: formatWait(waitMs, translate.language) })
}

/** Words with the wait of an alarm beside them, where it has one. */
export function withWait(words: string, alarm: Alarm, translate: Translate, now: number): string {
  const wait = waitWords(alarm, translate, now)
  return wait === undefined ? words : `${words} · ${wait}`
}
