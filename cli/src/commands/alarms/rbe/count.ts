import { rbes } from '@liftwatch/core/contract/rbes'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { filterFlags } from '../../../filters/filter-flags'
import { countCommand } from '../../../lists/count-command'

export const rbeCount = countCommand('rbes', filterFlags(rbeFilters, rbes.count.input))
