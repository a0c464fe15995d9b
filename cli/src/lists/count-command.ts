import { methodOf } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import type { CommandSpec } from '../command/command'
import { serverFilter } from '../filters/server-filter'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
import type { Column } from '../output/columns'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'

type CountOptions = {
  readonly filter: Filter
  readonly output: Output
}

/** A command that counts the rows of each status, by the call that does. */
export function countCommand<Counts>(
  filters: ListFilters,
  endpoint: Endpoint,
  columns: readonly Column<Counts>[],
): CommandSpec<CountOptions> {
  const flags = filterFlags(filters, endpoint.input)
  const options = withOutput({ ...flags.shape })
    .refine(flags.isInOrder, daysOutOfOrder)
    .transform((given, issues) => ({ filter: flags.toFilter(given, issues), output: given.output }))
  return {
    configure: command => addOutputFlags(flags.add(command)),
    options,
    async run(context, { filter, output }) {
      const count = methodOf<Endpoint>(await context.member(), endpoint)
      const counts = (await count({ ...(await serverFilter(context, flags, filter)) })) as Counts
      await writeRecord(context, output, columns, counts)
    },
  }
}
