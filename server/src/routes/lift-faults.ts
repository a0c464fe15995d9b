import { liftFaults, type LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import {
  acknowledged,
  acknowledgeRefusal,
  arrived,
  arriveRefusal,
  reportedAs,
  reportRefusal,
  takeBackRefusal,
  takenBack,
} from '@liftwatch/core/domain/alarms'
import { staleRefusal } from '@liftwatch/core/domain/last-change'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { alarmKind } from '../actions/alarm-kind'
import { perform } from '../actions/perform'
import { operatorOf } from '../http/caller'
import { route } from '../http/route'
import { countTabs } from '../queries/alarm-lists'
import { liftFaultList } from '../queries/lift-faults'
import { passengerTrapList } from '../queries/passenger-traps'
import { listRoutes } from './list-routes'

/** Lift faults as people act on them at an instant. */
const liftFaultKind = (at: number) =>
  alarmKind({
    notice: 'liftFaults',
    list: reader => liftFaultList({ ...reader, at }),
    change: fault => fault,
  })

function reportOf({ technicianName, faultCode, result }: LiftFault) {
  return { technicianName, faultCode, result }
}

export const liftFaultRoutes = [
  ...listRoutes({ calls: liftFaults, list: liftFaultList, table: liftFaultTable, counts: countTabs }),
  ...listRoutes({
    calls: { page: liftFaults.byTrap, export: liftFaults.exportByTrap },
    of: { list: passengerTrapList, filter: (_, trap: PassengerTrap) => ({ trap }) },
    list: liftFaultList,
    table: liftFaultTable,
    sort: { field: 'alarmStartTs', direction: 'DESC' },
  }),

  route(liftFaults.acknowledge, call => {
    const operator = operatorOf(call.caller)
    const { id, comment } = call.input
    return perform(liftFaultKind(call.at), call, id, {
      refusal: fault => acknowledgeRefusal(fault, operator),
      apply: fault => acknowledged(fault, operator, call.at),
      detail: () => (comment ? { comment } : {}),
    })
  }),

  route(liftFaults.takeBack, call => {
    const operator = operatorOf(call.caller)
    return perform(liftFaultKind(call.at), call, call.input.id, {
      refusal: fault => takeBackRefusal(fault, operator, call.at),
      apply: takenBack,
    })
  }),

  route(liftFaults.arrive, call =>
    perform(liftFaultKind(call.at), call, call.input.id, {
      refusal: arriveRefusal,
      apply: fault => arrived(fault, call.at),
    }),
  ),

  route(liftFaults.report, call => {
    const operator = operatorOf(call.caller)
    const { id, updatedAt, technicianName, result, faultCode = null } = call.input
    const words = { technicianName, faultCode, result }
    return perform(liftFaultKind(call.at), call, id, {
      refusal: reportRefusal,
      staleness: fault => staleRefusal(fault, updatedAt),
      apply: fault => reportedAs(fault, words, operator, call.at),
      detail: before => ({ before: reportOf(before), after: words }),
    })
  }),
]
