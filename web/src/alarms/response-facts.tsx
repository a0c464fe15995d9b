import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms'
import { formatInstant } from '@liftwatch/core/text/format'
import { FactList } from '../components/fact-list'
import { useTexts } from '../texts'

interface ResponseFactsProps {
  readonly alarm: AlarmResponse & Pick<AlarmFacts, 'closedAt'>
}

/** What people did about an alarm, and when. */
export function ResponseFacts({ alarm }: ResponseFactsProps) {
  const t = useTexts()
  return (
    <FactList
      title={t('console.detail.response')}
      facts={[
        [t('alarms.fields.acknowledgedBy'), alarm.acknowledgedBy?.name],
        [t('alarms.fields.acknowledgeAt'), formatInstant(alarm.acknowledgeAt)],
        [t('alarms.fields.arrivalTs'), formatInstant(alarm.arrivalTs)],
        [t('alarms.fields.reportAt'), formatInstant(alarm.reportAt)],
        [t('alarms.fields.closedAt'), formatInstant(alarm.closedAt)],
      ]}
    />
  )
}
