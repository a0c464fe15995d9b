import { methodOf } from '@liftwatch/core/client/client'
import type { TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { CommandSpec } from '../command/command'
import { withDaysInZone } from '../filters/asked-days'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
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

/** A command that counts the rows of each status. */
export function countCommand<Row extends { readonly id: string }>({
  calls,
  filters,
}: ResourceView<Row>): CommandSpec<CountOptions> {
  const endpoint = calls.count!
  const flags = filterFlags(filters, endpoint.input)
  const options = withOutput({ ...flags.shape })
    .refine(flags.isInOrder, daysOutOfOrder)
    .transform((given, issues) => ({ filter: flags.toFilter(given, issues), output: given.output }))
  return {
    configure: command => addOutputFlags(flags.add(command)),
    options,
    async run(context, { filter, output }) {
      const count = methodOf<Endpoint>(await context.member(), endpoint)
      const counts = (await count({ ...(await withDaysInZone(context, flags, filter)) })) as TabCounts
      await writeRecord(context, output, columns, counts)
    },
  }
}
