import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'
import { alarmPhase, clearedWaitMs } from '@liftwatch/core/domain/alarm-phase'
import { isReportedActive } from '@liftwatch/core/domain/alarms'
import { formatDuration, formatWait } from '@liftwatch/core/text/format'
import { alarmPhaseTone, operationalTone } from '@liftwatch/core/tones'
import { TwoLines } from '../components/record-list/cell'
import { StatusChip } from '../components/marks/status-chip'
import { useServerMinute, useServerNow } from '../now'
import { useTexts } from '../texts'

interface AlarmStatusProps {
  readonly alarm: Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus'>
  readonly isPlain?: boolean
}

/** Whether the device says that it is still set. */
export function AlarmStatusChip({ alarm, isPlain = false }: AlarmStatusProps) {
  const t = useTexts()
  return (
    <StatusChip
      isPlain={isPlain}
      isPast={alarm.operationalStatus === 'CLOSED' && alarm.alarmStatus === 'CLEAR'}
      tone={alarmPhaseTone[alarmPhase(alarm)]}
      label={t(`states.alarmStatus.${alarm.alarmStatus}`)}
    />
  )
}

interface OperationalStatusProps {
  readonly alarm: Pick<AlarmFacts & AlarmResponse, 'operationalStatus' | 'reportAt'>
  readonly isPlain?: boolean
  /** A trap is shown by its own state; beside that, this one is quiet. */
  readonly isQuiet?: boolean
}

/** The operational status; OUTSTANDING again after a report is a case of its own. */
export function OperationalStatusChip({ alarm, isPlain = false, isQuiet = false }: OperationalStatusProps) {
  const t = useTexts()
  const { operationalStatus } = alarm
  const isReported = isReportedActive(alarm)
  const label = isReported ? t('states.reportedActive') : t(`states.operationalStatus.${operationalStatus}`)
  const tone = isQuiet && !isReported ? 'muted' : operationalTone(operationalStatus, isReported)
  return <StatusChip isPlain={isPlain} tone={tone} label={label} />
}

/** The time since an instant, running. */
function Elapsed({ since }: { readonly since: number }) {
  return formatDuration(useServerNow() - since, useTexts().language)
}

/** From set to clear; while it is set, the time since it was set, running. */
export function AlarmDuration({ alarm }: { readonly alarm: Pick<AlarmFacts, 'duration' | 'alarmStartTs'> }) {
  const { language } = useTexts()
  return (
    <span>
      {alarm.duration === null ? <Elapsed since={alarm.alarmStartTs} /> : formatDuration(alarm.duration, language)}
    </span>
  )
}

type Timed = Pick<AlarmFacts, 'alarmStatus' | 'operationalStatus' | 'duration' | 'alarmStartTs'>

/** How long an alarm that is over has been unacknowledged, running. */
export function ClearedWait({ alarm }: { readonly alarm: Timed }) {
  const t = useTexts()
  const waitMs = clearedWaitMs(alarm, useServerMinute())
  if (waitMs === undefined) return null
  return (
    <StatusChip
      isPlain
      tone={alarmPhaseTone.waiting}
      label={t('alarms.waits', { for: formatWait(waitMs, t.language) })}
    />
  )
}

/** How long it lasted, and under it, where it is over but unacknowledged, how long it has been waiting. */
export function AlarmTimes({ alarm }: { readonly alarm: Timed }) {
  const duration = <AlarmDuration alarm={alarm} />
  if (alarmPhase(alarm) !== 'waiting') return duration
  return <TwoLines first={duration} second={<ClearedWait alarm={alarm} />} />
}
