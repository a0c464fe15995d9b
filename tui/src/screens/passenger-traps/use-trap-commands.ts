import type { PassengerTrap } from '@liftwatch/core/contract/passenger-traps'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import { useFormCall } from '@liftwatch/core/hooks/form-call'
import { usePassengerTrapActions, usePassengerTrapBulkRefusal } from '@liftwatch/core/hooks/passenger-trap-actions'
import { acknowledgeTrapForm } from '@liftwatch/core/views/forms/acknowledge'
import { trapReportForm } from '@liftwatch/core/views/forms/closing-report'
import type { FormView } from '@liftwatch/core/views/forms/form-view'
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
  const { acknowledge, takeBack, arrive } = usePassengerTrapActions(trap)
  const report = useFormCall(trapReportForm, trap)
  const marked = useMarkedCommands('passengerTraps', list, usePassengerTrapBulkRefusal())
  const place = usePlaceCommands(trap && { ...trap, path: detailPath('passenger-trap', trap.id) })
  if (!trap) return marked
  const { id, liftName } = trap

  const name = translate('monitor.alarmNames.passengerTrap', { lift: liftName })
  const runArrive = () =>
    act({ id, name, doing: 'monitor.doing.arrive', done: 'alarms.arrived', run: () => arrive.run({ id }) })
  const openedOf = (view: FormView) => ({
    view,
    row: trap,
    subject: name,
    trail: [translate('tables.titles.passengerTraps'), liftName, translate(view.title)],
  })

  return {
    ...marked,
    ...place,
    'passengerTraps.acknowledge': {
      run: () =>
        open({
          name: 'form',
          opened: {
            ...openedOf(acknowledgeTrapForm),
            lead: trap.address,
            doing: 'monitor.doing.acknowledge',
            takeBack: after => takeBack.run({ id, team: (after as PassengerTrap).team! }),
          },
        }),
      refusal: acknowledge.refusal,
    },
    'passengerTraps.arrive': { run: runArrive, refusal: arrive.refusal },
    'passengerTraps.report': {
      run: () => open({ name: 'form', opened: openedOf(trapReportForm) }),
      refusal: report.refusal,
    },
  }
}
