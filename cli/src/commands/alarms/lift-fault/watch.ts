import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { watchCommand } from '../../../alarms/watch-command'

export const liftFaultWatch = watchCommand('liftFaults', liftFaultTable, liftFaultFilters)
