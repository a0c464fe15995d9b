import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { trapStanding, type TrapStanding } from '@liftwatch/core/domain/passenger-traps'
import { trapTone, type Tone } from '@liftwatch/core/tones'
import { trapTargetMinutes } from '../alerts/settings'
import { StatusChip } from '../components/status-chip'
import { useServerNow } from '../now'
import { useTexts } from '../texts'

const minuteMs = 60_000

/** How a trap stands now, and the one tone in which all of it is shown. */
export function useTrapStanding(
  trap: PassengerTrap,
): TrapStanding & { readonly tone: Tone; readonly targetMs: number } {
  const now = useServerNow()
  const targetMs = trapTargetMinutes.use() * minuteMs
  const standing = trapStanding(trap, now, targetMs)
  return { ...standing, tone: trapTone(standing), targetMs }
}

/** What is the matter with a trap, in the words that come before any others. */
export function TrapStateChip({ trap, isPlain = false }: { readonly trap: PassengerTrap; readonly isPlain?: boolean }) {
  const t = useTexts()
  const { state, tone } = useTrapStanding(trap)
  return <StatusChip isPlain={isPlain} tone={tone} label={t(`states.trap.${state}`)} />
}
