import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { descriptionIn } from '@liftwatch/core/domain/labels'
import { formatInstant } from '@liftwatch/core/text/format'
import { AlarmDuration } from '../../alarms/alarm-states'
import { PlaceFacts } from '../../alarms/place-facts'
import { ResponseFacts } from '../../alarms/response-facts'
import { FactList } from '../../components/fact-list'
import { useTexts } from '../../texts'

/** All that is known of a fault, in the order in which one asks. */
export function FaultFacts({ fault }: { readonly fault: LiftFault }) {
  const t = useTexts()
  return (
    <>
      <FactList
        title={t('console.detail.fault')}
        facts={[
          [t('alarms.fields.alarmLiftFaultNumber'), fault.alarmLiftFaultNumber],
          [t('alarms.fields.description'), descriptionIn(t.language, fault.description)],
          [t('alarms.fields.alarmStartTs'), formatInstant(fault.alarmStartTs)],
          [t('alarms.fields.alarmClearTs'), formatInstant(fault.alarmClearTs)],
          [t('alarms.fields.duration'), <AlarmDuration key="duration" alarm={fault} />],
          [t('alarms.fields.repeatCnt'), fault.repeatCnt],
        ]}
      />
      <ResponseFacts alarm={fault} />
      <PlaceFacts alarm={fault} />
    </>
  )
}
