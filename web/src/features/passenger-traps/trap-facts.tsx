import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { InstantFact } from '../../alarms/ago'
import { AlarmTimes } from '../../alarms/alarm-states'
import { FactList } from '../../components/facts/fact-list'
import { useTexts } from '../../texts'

/** What is known of the trap itself. */
export function TrapFacts({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  return (
    <FactList
      title={t('traps.trap')}
      facts={[
        [t('alarms.fields.alarmStatus'), t(`states.alarmStatus.${trap.alarmStatus}`)],
        [t('traps.setTime'), <InstantFact key="alarmStartTs" at={trap.alarmStartTs} />],
        [t('traps.clearTime'), <InstantFact key="alarmClearTs" at={trap.alarmClearTs} />],
        [t('alarms.fields.duration'), <AlarmTimes key="duration" alarm={trap} />],
        [t('traps.team'), trap.teamName],
        [t('alarms.fields.description'), descriptionIn(t.language, trap.description)],
        [t('alarms.fields.repeatCnt'), trap.repeatCnt],
        [t('traps.liftFaultCnt'), trap.liftFaultCnt],
      ]}
    />
  )
}
