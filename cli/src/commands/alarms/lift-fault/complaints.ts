import { idInput } from '@liftwatch/core/contract/input'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { wholeListCommand } from '../../../lists/whole-list-command'
import { columnsOf } from '../../../output/of-table'

export const liftFaultComplaints = wholeListCommand({
  configure: command => command.argument('<id>', 'id of the lift fault'),
  shape: idInput.shape,
  async read(context, { id }) {
    const client = await context.member()
    // An id that names no fault is an error, and no fault without complaints.
    await client.liftFaults.detail({ id })
    return client.complaints.list({ liftFaultId: id })
  },
  columns: columnsOf(complaintTable),
  empty: 'complaints.none',
})
