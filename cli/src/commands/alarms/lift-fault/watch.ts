import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { watchAlarms } from '../../../alarms/watch-alarms'

export const liftFaultWatch = watchAlarms('liftFaults', liftFaultTable, liftFaultFilters)
