import type { TabCounts } from '@liftwatch/core/contract/alarms'
import type { CommandSpec } from '../command'
import { withDaysInZone } from '../filters/asked-days'
import { daysOutOfOrder, type Filter, type FilterFlags } from '../filters/filter-flags'
import { plainColumn, type Column } from '../output/columns'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'

type CountOptions = {
  readonly filter: Filter
  readonly output: Output
}

const columns: readonly Column<TabCounts>[] = [
  plainColumn('total', 'alarms.tabs.ALL'),
  plainColumn('deploymentTotal', 'alarms.tabs.DEPLOYMENT'),
  plainColumn('outstandingTotal', 'alarms.tabs.OUTSTANDING'),
  plainColumn('closedTotal', 'alarms.tabs.CLOSED'),
]

/** A command that counts the rows of each tab. */
export function countCommand(
  resource: 'liftFaults' | 'passengerTraps' | 'rbes',
  flags: FilterFlags,
): CommandSpec<CountOptions> {
  const options = withOutput({ ...flags.shape })
    .refine(flags.isInOrder, daysOutOfOrder)
    .transform((given, issues) => ({ filter: flags.toFilter(given, issues), output: given.output }))
  return {
    configure: command => addOutputFlags(flags.add(command)),
    options,
    async run(context, { filter, output }) {
      const client = await context.member()
      const counts = await client[resource].count(await withDaysInZone(context, flags, filter))
      await writeRecord(context, output, columns, counts)
    },
  }
}
