import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import { passengerTraps, type PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { useServerSecond } from '../../clock'
import { Detail } from '../../components/facts/detail'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program'
import { useListEntries } from '../use-list-entries'
import { clockFact, relatedFacts, trapFacts } from './trap-facts'
import { useTrapCommands } from './use-trap-commands'

/** One trap with all its fields and the faults around it. */
export function PassengerTrapScreen({ opened }: { readonly opened: PassengerTrap }) {
  const { translate, settings } = useProgram()
  const { data, error } = useAnswer(passengerTraps.detail, { id: opened.id })
  const { data: related } = useAnswer(liftFaults.byTrap, { id: opened.id })
  const trap = data ?? opened
  const targetMs = settings.trapTargetMinutes * 60_000
  const now = useServerSecond()
  const trail = [translate('tables.titles.passengerTraps'), trap.liftName] as const
  const { id, liftId } = trap
  const entries = useListEntries(trail, [
    { list: 'relatedFaults', id, input: { id }, number: related?.totalElements },
    { list: 'deviceAlarms', id: liftId, input: { deviceId: liftId } },
  ])
  const [state, ...rest] = trapFacts(trap, translate, now, targetMs)
  const facts = [
    state!,
    clockFact(trap, translate, now, targetMs),
    ...entries,
    ...rest,
    ...relatedFacts(related?.content, translate),
  ]
  useKeys(useTrapCommands(trap))
  return <Detail trail={trail} facts={facts} error={error} />
}
