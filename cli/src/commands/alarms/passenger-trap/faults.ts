import { idInput } from '@liftwatch/core/contract/input'
import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { wholeListCommand } from '../../../lists/whole-list-command'
import { columnsOf } from '../../../output/of-table'

export const passengerTrapFaults = wholeListCommand({
  configure: command => command.argument('<id>', 'id of the passenger trap'),
  shape: idInput.shape,
  read: async (context, { id }) => (await (await context.member()).liftFaults.byTrap({ id })).content,
  columns: columnsOf(liftFaultTable),
  empty: 'cli.nothing.faults',
})
