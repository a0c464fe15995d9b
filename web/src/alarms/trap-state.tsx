import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import { trapView, type TrapView } from '@liftwatch/core/domain/passenger-traps'
import { trapTone, type Tone } from '@liftwatch/core/tones'
import { trapTargetMinutes } from '../alerts/settings'
import { StatusChip } from '../components/marks/status-chip'
import { useServerNow } from '../now'
import { useTexts } from '../texts'
import { minuteMs } from '@liftwatch/core/limits'

/** The trap now, and the one tone in which all of it is shown. */
export function useTrapView(trap: PassengerTrap): TrapView & { readonly tone: Tone; readonly targetMs: number } {
  const now = useServerNow()
  const targetMs = trapTargetMinutes.use() * minuteMs
  const view = trapView(trap, now, targetMs)
  return { ...view, tone: trapTone(view), targetMs }
}

/** What is the matter with a trap, in the words that come before any others. */
export function TrapStateChip({ trap, isPlain = false }: { readonly trap: PassengerTrap; readonly isPlain?: boolean }) {
  const t = useTexts()
  const { state, tone } = useTrapView(trap)
  return <StatusChip isPlain={isPlain} tone={tone} label={t(`states.trap.${state}`)} />
}
