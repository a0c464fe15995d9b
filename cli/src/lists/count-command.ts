import { call } from '@liftwatch/core/client/transport'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import type { CommandSpec } from '../command/command'
import { serverFilter } from '../filters/server-filter'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
import { plainColumn } from '../output/columns'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeRecord } from '../output/rows'

type Counts = Readonly<Record<string, number>>

type CountOptions = {
  readonly filter: Filter
  readonly output: Output
}

/** A command that counts the rows of each status, by the list's call that does. */
export function countCommand<Row extends { readonly id: string }>({
  calls,
  counts = [],
  filters,
}: ResourceView<Row>): CommandSpec<CountOptions> {
  const endpoint = calls.count!
  const flags = filterFlags(filters, endpoint.input)
  const columns = counts.map(([name, label]) => plainColumn<Counts>(name, label))
  const options = withOutput({ ...flags.shape })
    .refine(flags.isInOrder, daysOutOfOrder)
    .transform((given, issues) => ({ filter: flags.toFilter(given, issues), output: given.output }))
  return {
    configure: command => addOutputFlags(flags.add(command)),
    options,
    async run(context, { filter, output }) {
      const transport = await context.transport()
      const answer = (await call(transport, endpoint, await serverFilter(context, flags, filter))) as Counts
      await writeRecord(context, output, columns, answer)
    },
  }
}
