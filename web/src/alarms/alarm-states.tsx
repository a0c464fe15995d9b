import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms'
import { isReportedActive } from '@liftwatch/core/domain/alarms'
import { formatDuration } from '@liftwatch/core/text/format'
import { alarmStatusTone, operationalStatusTone, reportedActiveTone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/status-chip'
import { useServerNow } from '../now'
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
  /** A trap is told by its own state; beside that, this one is quiet. */
  readonly isQuiet?: boolean
}

/** The operational status; OUTSTANDING again after a report is a case of its own. */
export function OperationalStatusChip({ alarm, isPlain = false, isQuiet = false }: OperationalStatusProps) {
  const t = useTexts()
  if (isReportedActive(alarm)) {
    return <StatusChip isPlain={isPlain} tone={reportedActiveTone} label={t('states.reportedActive')} />
  }
  const { operationalStatus } = alarm
  const label = t(`states.operationalStatus.${operationalStatus}`)
  return (
    <StatusChip isPlain={isPlain} tone={isQuiet ? 'muted' : operationalStatusTone[operationalStatus]} label={label} />
  )
}

/** The time since an instant, running. */
function Elapsed({ since }: { readonly since: number }) {
  return formatDuration(useServerNow() - since)
}

/** From set to clear; while it stands, the time since it was set, running. */
export function AlarmDuration({ alarm }: { readonly alarm: Pick<AlarmFacts, 'duration' | 'alarmStartTs'> }) {
  return (
    <span>{alarm.duration === null ? <Elapsed since={alarm.alarmStartTs} /> : formatDuration(alarm.duration)}</span>
  )
}
