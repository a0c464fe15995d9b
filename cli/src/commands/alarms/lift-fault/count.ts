import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { filterFlags } from '../../../filters/filter-flags'
import { countCommand } from '../../../lists/count-command'

export const liftFaultCount = countCommand('liftFaults', filterFlags(liftFaultFilters, liftFaults.count.input))
