import { watchCommand } from '../../../alarms/watch-command'
import { rbeWatchColumns } from '../../../columns/rbes'
import { rbeFlags } from '../../../filters/rbes'

export const rbeWatch = watchCommand({ resource: 'rbes', start: 'startTs', end: 'endTs' }, rbeWatchColumns, rbeFlags)
