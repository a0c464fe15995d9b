import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import type { ListKind } from '../../components/record-list/list-kind'
import { sortsOf } from '../../components/record-list/sort-choices'
import { liftFaultColumns } from './columns'

export const liftFaultKind: ListKind<LiftFault> = {
  name: 'lift-faults',
  title: 'alarms.title',
  empty: 'alarms.emptyQuiet',
  columns: liftFaultColumns,
  sorts: sortsOf(liftFaultColumns, 'urgency', 'alarmStartTs', 'severity'),
  filter: liftFaultFilters,
  nameOf: fault => fault.liftName,
  isWaiting: isAwaitingAcknowledgement,
  resource: 'liftFaults',
  tabs: 'liftFaults',
}
