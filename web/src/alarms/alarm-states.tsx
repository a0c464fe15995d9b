import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms'
import { formatDuration } from '@liftwatch/core/text/format'
import { alarmStatusTone, operationalStatusTone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/status-chip'
import { useNow } from '../now'
import { useTexts } from '../texts'

interface AlarmStatusProps {
  readonly alarm: Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus'>
  readonly isPlain?: boolean
}

/** Whether the device says that it still stands. */
export function AlarmStatusChip({ alarm, isPlain = false }: AlarmStatusProps) {
  const t = useTexts()
  return (
    <StatusChip
      isPlain={isPlain}
      isPast={alarm.operationalStatus === 'CLOSED' && alarm.alarmStatus === 'CLEAR'}
      tone={alarmStatusTone[alarm.alarmStatus]}
      label={t(`states.alarmStatus.${alarm.alarmStatus}`)}
    />
  )
}

interface OperationalStatusProps {
  readonly alarm: Pick<AlarmFacts & AlarmResponse, 'operationalStatus' | 'reportAt'>
  readonly isPlain?: boolean
}

/** The operational status; OUTSTANDING again after a report is a case of its own. */
export function OperationalStatusChip({ alarm, isPlain = false }: OperationalStatusProps) {
  const t = useTexts()
  const isReported = alarm.operationalStatus === 'OUTSTANDING' && alarm.reportAt !== null
  const label = isReported
    ? t('states.reportedStillStanding')
    : t(`states.operationalStatus.${alarm.operationalStatus}`)
  return <StatusChip isPlain={isPlain} tone={operationalStatusTone[alarm.operationalStatus]} label={label} />
}

/** The time since an instant, running. */
function Elapsed({ since }: { readonly since: number }) {
  return formatDuration(useNow() - since)
}

/** From set to clear; while it stands, the time since it was set, running. */
export function AlarmDuration({ alarm }: { readonly alarm: Pick<AlarmFacts, 'duration' | 'alarmStartTs'> }) {
  return (
    <span>{alarm.duration === null ? <Elapsed since={alarm.alarmStartTs} /> : formatDuration(alarm.duration)}</span>
  )
}
