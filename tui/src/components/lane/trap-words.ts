import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { acknowledgerOf, isAwaitingAcknowledgement, isReportedActive } from '@liftwatch/core/domain/alarms'
import { isUnattended, trapState } from '@liftwatch/core/domain/passenger-traps'
import { formatShortTime } from '@liftwatch/core/text/format'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { operationalWords } from '../text/operational-words'

/** What is the matter with a trap, and then what has become of it by now, the newest first, each with its own word. */
export function trapWords(trap: PassengerTrap, translate: Translate, now: number): string {
  const { acknowledgeAt, arrivalTs, alarmClearTs, team } = trap
  const steps = [
    translate(`states.trap.${trapState(trap)}`),
    isUnattended(trap) && isAwaitingAcknowledgement(trap) && translate('traps.lane.awaiting'),
    isReportedActive(trap) && operationalWords(trap, translate, now),
    alarmClearTs !== null && translate('monitor.lane.ended', { at: formatShortTime(alarmClearTs, now) }),
    arrivalTs !== null && translate('monitor.lane.onSite', { at: formatShortTime(arrivalTs, now) }),
    acknowledgeAt !== null &&
      translate('monitor.lane.acknowledged', {
        at: formatShortTime(acknowledgeAt, now),
        name: acknowledgerOf(trap)?.name ?? '-',
        team: team ?? '-',
      }),
  ]
  return steps.filter(step => step !== false).join(' · ')
}

const barWidth = 14
/** The line of the target is here, so that there is room to see by how much it is passed. */
const targetAt = 10

/** The time since the call against the target: filled up to now, with a line at the target. */
export function trapBar(passedMs: number, targetMs: number): string {
  const filled = Math.min(barWidth, Math.floor((passedMs / targetMs) * targetAt))
  return Array.from({ length: barWidth + 1 }, (_, at) => {
    if (at === targetAt) return '│'
    return (at > targetAt ? at - 1 : at) < filled ? '━' : '╌'
  }).join('')
}
