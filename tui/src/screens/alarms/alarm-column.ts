import type { AlarmFacts } from '@liftwatch/core/contract/alarms/alarms'
import { alarmPhase } from '@liftwatch/core/domain/alarm-phase'
import { alarmPhaseTone } from '@liftwatch/core/tones'
import type { Column } from '../../components/list/columns'
import { waitWords, withWait } from '../../components/text/wait-words'

type Alarm = Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus' | 'alarmStartTs'>

/** Whether an alarm is over for its device; where it is but is unacknowledged, how long it has been so matters more. */
export function alarmColumn(rank: number): Column<Alarm> {
  return {
    key: 'alarmStatus',
    title: 'monitor.alarm',
    minWidth: 12,
    maxWidth: 22,
    rank,
    cell(alarm, { translate, now }) {
      return {
        text: withWait(translate(`states.alarmStatus.${alarm.alarmStatus}`), alarm, translate, now),
        short: waitWords(alarm, translate, now),
        tone: alarmPhaseTone[alarmPhase(alarm)],
      }
    },
  }
}
