import { idInput } from '@liftwatch/core/contract/input'
import { liftFaultColumns } from '../../../columns/lift-faults'
import { wholeListCommand } from '../../../lists/whole-list-command'

export const passengerTrapFaults = wholeListCommand({
  configure: command => command.argument('<id>', 'id of the passenger trap'),
  shape: idInput.shape,
  read: async (context, { id }) => (await (await context.member()).liftFaults.byTrap({ id })).content,
  columns: liftFaultColumns,
  empty: 'cli.nothing.faults',
})
