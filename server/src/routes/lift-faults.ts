import { parseSort } from '@liftwatch/core/contract/input'
import { liftFaults, type liftFaultSortFields, type LiftFault } from '@liftwatch/core/contract/lift-faults'
import {
  acknowledged,
  acknowledgeRefusal,
  arrived,
  arriveRefusal,
  reported,
  reportRefusal,
  takeBackRefusal,
  takenBack,
} from '@liftwatch/core/domain/alarms'
import { AppError } from '@liftwatch/core/errors'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { listInput, sendExport } from '../exports/send-export'
import { operatorOf } from '../http/caller'
import { route } from '../http/route'
import { saveOperatorChange } from '../queries/alarm-changes'
import { alarmRows, countRows, countTabs, findAlarm, listAlarms } from '../queries/alarm-lists'
import { liftFaultList, listFaultsOfTrap } from '../queries/lift-faults'
import { passengerTrapList } from '../queries/passenger-traps'
import { perform, type AlarmKind } from './alarm-actions'

const liftFaultKind: AlarmKind<LiftFault> = {
  notice: 'liftFaults',
  find: (tx, scope, id) => findAlarm(tx, liftFaultList, scope, id),
  save: saveOperatorChange,
}

function reportOf({ technicianName, faultCode, result }: LiftFault) {
  return { technicianName, faultCode, result }
}

export const liftFaultRoutes = [
  route(liftFaults.page, async ({ db, caller, input: { page, size, sort, ...filter } }) => {
    const order = parseSort<(typeof liftFaultSortFields)[number]>(sort)
    const [content, totalElements] = await Promise.all([
      listAlarms(db, liftFaultList, caller.scope, filter, order, { page, size }),
      countRows(db, liftFaultList, caller.scope, filter),
    ])
    return { content, totalElements }
  }),

  route(liftFaults.export, call => {
    const { sort, ...filter } = listInput(call.input)
    const order = parseSort<(typeof liftFaultSortFields)[number]>(sort)
    return sendExport(call, { table: liftFaultTable, ...alarmRows(liftFaultList, call.caller.scope, filter, order) })
  }),

  route(liftFaults.count, ({ db, caller, input }) => countTabs(db, liftFaultList, caller.scope, input)),

  route(liftFaults.byTrap, async ({ db, caller, input }) => {
    const trap = await findAlarm(db, passengerTrapList, caller.scope, input.id)
    if (!trap) throw new AppError('not-found')
    const content = await listFaultsOfTrap(db, caller.scope, trap.id)
    return { content, totalElements: content.length }
  }),

  route(liftFaults.exportByTrap, async call => {
    const { id } = listInput(call.input)
    const { scope } = call.caller
    if (!(await findAlarm(call.db, passengerTrapList, scope, id))) throw new AppError('not-found')
    return sendExport(call, { table: liftFaultTable, rows: tx => listFaultsOfTrap(tx, scope, id) })
  }),

  route(liftFaults.detail, async ({ db, caller, input }) => {
    const fault = await findAlarm(db, liftFaultList, caller.scope, input.id)
    if (!fault) throw new AppError('not-found')
    return fault
  }),

  route(liftFaults.acknowledge, call => {
    const operator = operatorOf(call.caller)
    const { id, comment } = call.input
    return perform(liftFaultKind, call, id, {
      endpoint: liftFaults.acknowledge,
      refusal: fault => acknowledgeRefusal(fault, operator),
      apply: fault => acknowledged(fault, operator, call.at),
      detail: () => (comment ? { comment } : {}),
    })
  }),

  route(liftFaults.takeBack, call => {
    const operator = operatorOf(call.caller)
    return perform(liftFaultKind, call, call.input.id, {
      endpoint: liftFaults.takeBack,
      refusal: fault => takeBackRefusal(fault, operator, call.at),
      apply: takenBack,
    })
  }),

  route(liftFaults.arrive, call =>
    perform(liftFaultKind, call, call.input.id, {
      endpoint: liftFaults.arrive,
      refusal: arriveRefusal,
      apply: fault => arrived(fault, call.at),
    }),
  ),

  route(liftFaults.report, call => {
    const { id, technicianName, result, faultCode = null } = call.input
    return perform(liftFaultKind, call, id, {
      endpoint: liftFaults.report,
      refusal: reportRefusal,
      apply: fault => ({ ...reported(fault, call.at), technicianName, faultCode, result }),
      detail: before => ({ before: reportOf(before), after: { technicianName, faultCode, result } }),
    })
  }),
]
