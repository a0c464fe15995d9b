import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { usePassengerTrapActions, usePassengerTrapBulkRefusal } from '@liftwatch/core/hooks/passenger-trap-actions'
import type { RecordList } from '../../components/record-list/use-record-list'
import type { Commands } from '../../input/key-router'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { useAct } from '../alarms/use-act'
import { useMarkedCommands } from '../alarms/use-marked-commands'
import { usePlaceCommands } from '../alarms/use-place-commands'

/** The keys for what people do with a passenger trap, and in a list with those that are marked. */
export function useTrapCommands(trap: PassengerTrap | undefined, list?: RecordList<PassengerTrap>): Commands {
  const { translate } = useProgram()
  const act = useAct()
  const { open } = useNavigation()
  const { acknowledge, arrive, report } = usePassengerTrapActions(trap)
  const marked = useMarkedCommands('passengerTraps', list, usePassengerTrapBulkRefusal())
  const place = usePlaceCommands(trap && { ...trap, path: detailPath('passenger-trap', trap.id) })
  if (!trap) return marked
  const { id, liftName } = trap

  const name = translate('monitor.alarmNames.passengerTrap', { lift: liftName })
  const runArrive = () =>
    act({ id, name, doing: 'monitor.doing.arrive', done: 'alarms.arrived', run: () => arrive.run({ id }) })

  return {
    ...marked,
    ...place,
    'passengerTraps.acknowledge': {
      run: () => open({ name: 'acknowledge-trap', trap }),
      refusal: acknowledge.refusal,
    },
    'passengerTraps.arrive': { run: runArrive, refusal: arrive.refusal },
    'passengerTraps.report': { run: () => open({ name: 'report-trap', trap }), refusal: report.refusal },
  }
}
