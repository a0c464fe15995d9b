import { liftFaultSortFields, type LiftFault } from '@liftwatch/core/contract/lift-faults'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { liftFaultColumns } from '../columns/lift-faults'
import { liftFaultFlags } from '../filters/lift-faults'
import type { ListSpec } from './list-spec'

export const liftFaultList: ListSpec<LiftFault> = {
  resource: 'liftFaults',
  columns: liftFaultColumns,
  table: liftFaultTable,
  filter: liftFaultFlags,
  sortFields: liftFaultSortFields,
  sort: 'alarmStartTs,DESC',
  empty: 'alarms.emptyQuiet',
}
