import { watchCommand } from '../../../alarms/watch-command'
import { liftFaultWatchColumns } from '../../../columns/lift-faults'
import { liftFaultFlags } from '../../../filters/lift-faults'

export const liftFaultWatch = watchCommand(
  { resource: 'liftFaults', start: 'startCreateTs', end: 'endCreateTs' },
  liftFaultWatchColumns,
  liftFaultFlags,
)
