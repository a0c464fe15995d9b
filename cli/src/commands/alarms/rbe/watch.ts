import { rbeTable } from '@liftwatch/core/tables/rbes'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { watchCommand } from '../../../alarms/watch-command'

export const rbeWatch = watchCommand('rbes', rbeTable, rbeFilters)
