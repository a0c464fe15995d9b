import type { DeviceAlarm } from '@liftwatch/core/contract/alarms/device-alarms'
import { alarmPhase } from '@liftwatch/core/domain/alarm-phase'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { alarmPhaseTone } from '@liftwatch/core/tones'
import type { Fact } from '../../components/facts/facts'

export const alarmsShown = 20

/** The latest alarms of a lift or of a device, of every kind, a line each. */
export function alarmFacts(alarms: readonly DeviceAlarm[] | undefined, translate: Translate): Fact[] {
  const label = translate('estate.lift.alarms')
  if (!alarms) return []
  if (alarms.length === 0) return [{ key: 'alarms', label, text: translate('estate.empty.alarms') }]
  return alarms.map((alarm, at) => ({
    key: `alarm ${alarm.id}`,
    label: at === 0 ? label : '',
    text: [
      formatInstant(alarm.alarmStartTs),
      translate(`states.alarmStatus.${alarm.alarmStatus}`),
      alarm.code,
      descriptionIn(translate.language, alarm.description),
    ].join('  '),
    tone: alarmPhaseTone[alarmPhase(alarm)],
  }))
}
