import type { SwitchOff } from '@liftwatch/core/contract/estate/switch-offs'
import { stateOfSwitchOff } from '@liftwatch/core/domain/switch-offs'
import { switchOffTone } from '@liftwatch/core/tones'
import { StatusChip } from '../../components/marks/status-chip'
import { useTexts } from '../../texts'

interface SwitchOffChipProps {
  readonly of: SwitchOff
  readonly isPlain?: boolean
}

/** Open ones blue, closed ones grey, others orange (specification 2 section 2). */
export function SwitchOffChip({ of, isPlain = false }: SwitchOffChipProps) {
  const t = useTexts()
  const state = stateOfSwitchOff(of)
  return <StatusChip isPlain={isPlain} tone={switchOffTone[state]} label={t(`states.switchOff.${state}`)} />
}
