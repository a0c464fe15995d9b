import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import type { ListKind } from '../../components/record-list/list-kind'
import { filters } from '../filters'
import { liftFaultColumns } from './columns'

export const liftFaultKind: ListKind<LiftFault> = {
  name: 'lift-faults',
  title: 'alarms.title',
  empty: 'alarms.emptyQuiet',
  columns: liftFaultColumns,
  sorts: [
    { field: 'alarmStartTs', title: 'alarms.fields.alarmStartTs', direction: 'DESC' },
    { field: 'severity', title: 'alarms.fields.severity', direction: 'DESC' },
    { field: 'liftName', title: 'alarms.fields.liftName', direction: 'ASC' },
    { field: 'alarmLiftFaultNumber', title: 'alarms.fields.description', direction: 'ASC' },
  ],
  filter: filters['lift-faults'],
  nameOf: fault => fault.liftName,
  isWaiting: isAwaitingAcknowledgement,
  resource: 'liftFaults',
  isPolled: false,
  tabs: 'liftFaults',
}
