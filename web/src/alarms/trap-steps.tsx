import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { acknowledgerOf, isAwaitingAcknowledgement, isReportedActive } from '@liftwatch/core/domain/alarms'
import { isUnattended } from '@liftwatch/core/domain/passenger-traps'
import { formatDuration, formatInstant } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/translate'
import { reportedActiveTone, type Tone } from '@liftwatch/core/tones'
import { StatusChip } from '../components/marks/status-chip'
import { useTexts } from '../texts'
import { ClearedWait } from './alarm-states'

interface Step {
  readonly tone: Tone
  readonly text: string
}

/** What has become of it, each with its own word: acknowledged, team on site, end of alarm, reported. */
function stepsOf(trap: PassengerTrap, t: Translate): Step[] {
  const acknowledger = acknowledgerOf(trap)
  const { acknowledgeAt, teamName, arrivalTs, alarmClearTs, alarmStartTs, reportAt, operatorName } = trap
  const after = (at: number) => ({ after: formatDuration(at - alarmStartTs, t.language) })
  return [
    ...(isUnattended(trap) && isAwaitingAcknowledgement(trap)
      ? [{ tone: 'critical', text: t('traps.lane.awaiting') } as const]
      : []),
    ...(acknowledger
      ? [
          {
            tone: 'info',
            text: t('traps.lane.acknowledged', {
              name: acknowledger.name,
              at: formatInstant(acknowledgeAt),
              team: teamName ?? '-',
            }),
          } as const,
        ]
      : []),
    ...(arrivalTs === null ? [] : [{ tone: 'info', text: t('traps.lane.onSite', after(arrivalTs)) } as const]),
    ...(alarmClearTs === null ? [] : [{ tone: 'info', text: t('traps.lane.ended', after(alarmClearTs)) } as const]),
    ...(reportAt !== null && isReportedActive(trap)
      ? [
          {
            tone: reportedActiveTone,
            text: t('traps.lane.reported', {
              words: t('states.reportedActive'),
              name: operatorName ?? '-',
              at: formatInstant(reportAt),
            }),
          } as const,
        ]
      : []),
  ]
}

/** What has become of a trap so far, beside each other where there is room. */
export function TrapSteps({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  return (
    <div className="lw-trap-steps">
      <ClearedWait alarm={trap} />
      {stepsOf(trap, t).map(step => (
        <StatusChip key={step.text} isPlain tone={step.tone} label={step.text} />
      ))}
    </div>
  )
}
