import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { trapClock } from '@liftwatch/core/domain/passenger-traps'
import type { Translate } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import { shortTime } from '../text/short-time'

/** What has become of a trap, the newest first, each with its own word. */
export function trapWords(trap: PassengerTrap, translate: Translate): string {
  const { acknowledgedBy, acknowledgeAt, arrivalTs, alarmClearTs, reportAt, team } = trap
  const steps = [
    isAwaitingAcknowledgement(trap) && translate('traps.lane.awaiting'),
    reportAt !== null && translate('traps.lane.reported'),
    alarmClearTs !== null && translate('monitor.lane.ended', { at: shortTime(alarmClearTs) }),
    arrivalTs !== null && translate('monitor.lane.onSite', { at: shortTime(arrivalTs) }),
    acknowledgeAt !== null &&
      translate('monitor.lane.acknowledged', {
        at: shortTime(acknowledgeAt),
        name: acknowledgedBy?.name ?? '-',
        team: team ?? '-',
      }),
  ]
  return steps.filter(step => step !== false).join(' · ')
}

/** Critical while there is something to do about it: nobody has taken note, or help is late. */
export function trapTone(trap: PassengerTrap, now: number, targetMs: number): Tone {
  const { isRunning, passedMs } = trapClock(trap, now)
  if (isAwaitingAcknowledgement(trap) || (isRunning && passedMs > targetMs)) return 'critical'
  return isRunning ? 'warning' : 'ok'
}

const barWidth = 14
/** The line of the target stands here, so that there is room to see by how much it is passed. */
const targetAt = 10

/** The time since the call against the target: filled up to now, with a line at the target. */
export function trapBar(passedMs: number, targetMs: number): string {
  const filled = Math.min(barWidth, Math.floor((passedMs / targetMs) * targetAt))
  return Array.from({ length: barWidth + 1 }, (_, at) => {
    if (at === targetAt) return '│'
    return (at > targetAt ? at - 1 : at) < filled ? '━' : '╌'
  }).join('')
}
