import { useServerTick } from '../../clock'
import { FactPane } from '../../components/facts/fact-pane'
import { RecordListFrame } from '../../components/record-list/record-list-frame'
import { useRecordList } from '../../components/record-list/use-record-list'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { passengerTrapKind } from './passenger-trap-kind'
import { trapFacts } from './trap-facts'
import { useTrapCommands } from './use-trap-commands'

export function PassengerTrapsScreen() {
  const { translate, settings } = useProgram()
  const now = useServerTick(true)
  const { open } = useNavigation()
  const list = useRecordList(passengerTrapKind)
  const trap = list.row
  useKeys({
    ...useTrapCommands(trap, list),
    ...(trap && { 'list.open': { run: () => open({ name: 'passenger-trap', trap }) } }),
  })
  const facts = trap && trapFacts(trap, translate, now, settings.trapTargetMinutes * 60_000)
  return <RecordListFrame list={list} pane={trap && <FactPane title={trap.liftName} facts={facts ?? []} />} />
}
