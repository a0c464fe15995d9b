import { rbeTable } from '@liftwatch/core/tables/rbes'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { watchAlarms } from '../../../alarms/watch-alarms'

export const rbeWatch = watchAlarms('rbes', rbeTable, rbeFilters)
