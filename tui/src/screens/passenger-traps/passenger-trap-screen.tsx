import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { useLiftFaultsByTrap } from '@liftwatch/core/hooks/lift-faults'
import { usePassengerTrap } from '@liftwatch/core/hooks/passenger-traps'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { clockFact, relatedFacts, trapFacts } from './trap-facts'
import { useTrapCommands } from './use-trap-commands'

/** One trap with all its fields and the faults around it. */
export function PassengerTrapScreen({ opened }: { readonly opened: PassengerTrap }) {
  const { translate, settings } = useProgram()
  const { data, error } = usePassengerTrap(opened.id)
  const { data: related } = useLiftFaultsByTrap(opened.id)
  const trap = data ?? opened
  const targetMs = settings.trapTargetMinutes * 60_000
  const now = useServerSecond()
  const [state, ...rest] = trapFacts(trap, translate, now, targetMs)
  const facts = [
    state!,
    clockFact(trap, translate, now, targetMs),
    ...rest,
    ...relatedFacts(related?.content, translate),
  ]
  useKeys(useTrapCommands(trap))
  return <Detail trail={[translate('tables.titles.passengerTraps'), trap.liftName]} facts={facts} error={error} />
}
