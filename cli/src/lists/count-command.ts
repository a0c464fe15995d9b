import type { TabCounts } from '@liftwatch/core/contract/alarms'
import { z } from 'zod'
import type { CommandSpec } from '../command'
import { daysOutOfOrder, type FilterFlags } from '../filters/filter-flags'
import { plainColumn, type Column } from '../output/columns'
import { outputFormat, outputOption } from '../output/formats'
import { writeRecord } from '../output/rows'

type CountOptions = {
  readonly filter: Record<string, unknown>
  readonly output: z.infer<typeof outputFormat>
}

const columns: readonly Column<TabCounts>[] = [
  plainColumn('total', 'alarms.tabs.all'),
  plainColumn('deploymentTotal', 'alarms.tabs.DEPLOYMENT'),
  plainColumn('outstandingTotal', 'alarms.tabs.OUTSTANDING'),
  plainColumn('closedTotal', 'alarms.tabs.CLOSED'),
]

/** A command that counts the rows of each tab. */
export function countCommand(
  resource: 'liftFaults' | 'passengerTraps',
  filter: FilterFlags,
): CommandSpec<CountOptions> {
  const options = z
    .object({ ...filter.shape, output: outputFormat })
    .refine(filter.isInOrder, daysOutOfOrder)
    .transform(flags => ({ filter: filter.toFilter(flags), output: flags.output }))
  return {
    configure: command => filter.add(command).addOption(outputOption()),
    options,
    async run(context, { filter, output }) {
      const client = await context.member()
      writeRecord(context, output, columns, await client[resource].count(filter))
    },
  }
}
