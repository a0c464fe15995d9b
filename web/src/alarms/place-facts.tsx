import type { AlarmFacts } from '@liftwatch/core/contract/alarms'
import { RecordLink } from '../app/record-link'
import { FactList } from '../components/fact-list'
import { useTexts } from '../texts'

/** Where an alarm is: the lift, its building and its device. */
export function PlaceFacts({ alarm }: { readonly alarm: AlarmFacts }) {
  const t = useTexts()
  return (
    <FactList
      title={t('console.detail.place')}
      facts={[
        [
          t('alarms.fields.liftName'),
          <RecordLink key="lift" name="lifts" id={alarm.liftId}>
            {alarm.liftName}
          </RecordLink>,
        ],
        [t('alarms.fields.address'), alarm.address],
        [t('alarms.fields.postalCode'), alarm.postalCode],
        [t('alarms.fields.liftCompany'), alarm.liftCompany],
        [
          t('alarms.fields.lmdClientId'),
          <RecordLink key="lmd" name="lmd" id={alarm.lmdId}>
            {alarm.lmdClientId}
          </RecordLink>,
        ],
      ]}
    />
  )
}
