import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { formatClock, formatDuration } from '@liftwatch/core/text/format'
import { useTexts } from '../texts'
import { useTrapView } from './trap-state'

/** The mark is at three quarters, so that there is room to see by how much it is passed. */
const markAt = 0.75

/** The time since the call, where there is room for no more. */
export function TrapTime({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { clock, tone } = useTrapView(trap)
  return (
    <span role="timer" aria-label={t('traps.lane.sinceCall')} className="lw-trap-time" data-tone={tone}>
      {formatClock(clock.passedMs)}
    </span>
  )
}

/** The clock since the call, until help is there or the alarm has ended, and how far it is from the target. */
export function TrapClock({ trap }: { readonly trap: PassengerTrap }) {
  const t = useTexts()
  const { clock, isLate, targetMs, tone } = useTrapView(trap)
  const { passedMs } = clock
  const overMs = passedMs - targetMs
  const minutes = targetMs / 60_000
  const word = isLate
    ? t('traps.lane.over', { over: formatDuration(overMs, t.language), minutes })
    : t('traps.lane.target', { minutes })
  const filled = Math.min(1, (passedMs / targetMs) * markAt)
  return (
    <div className="lw-trap-clock" data-tone={tone} data-late={isLate || undefined}>
      <div>
        <span role="timer" aria-label={t('traps.lane.sinceCall')}>
          {formatClock(passedMs)}
        </span>
        <span>{word}</span>
      </div>
      <div aria-hidden className="lw-trap-bar">
        <div style={{ width: `${filled * 100}%` }} />
        <div style={{ left: `${markAt * 100}%` }} />
      </div>
    </div>
  )
}
