import type { Client } from '@liftwatch/core/client/client'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { serverFilter } from '../filters/server-filter'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
import { lineFormat, type LineFormat } from '../output/formats'
import { linesOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { createLineWriter, type Columns } from '../output/rows'
import { duration } from './duration'
import { followChanges, type Followed, type WatchExtent } from './follow'

type WatchOptions = WatchExtent & {
  readonly filter: Filter
  readonly output: Output<LineFormat>
}

type SourceOf<Row> = (client: Client, filter: Filter, since: () => number) => Followed<Row>

/** A command that prints records as they come and change. */
export function watchCommand<Row extends { readonly id: string }>(
  columns: Columns<Row>,
  filters: ListFilters,
  sourceOf: SourceOf<Row>,
): CommandSpec<WatchOptions> {
  const flags = filterFlags(filters)
  const options = withOutput(
    {
      ...flags.shape,
      initial: z.boolean().default(false),
      for: duration.optional(),
      count: z.coerce.number().int().min(1).optional(),
    },
    lineFormat,
  )
    .refine(flags.isInOrder, daysOutOfOrder)
    .transform((given, issues) => ({
      filter: flags.toFilter(given, issues),
      isInitialReported: given.initial,
      forMs: given.for,
      count: given.count,
      output: given.output,
    }))
  return {
    configure: command =>
      addOutputFlags(
        flags
          .add(command)
          .option('--initial', 'print those that are open first')
          .option('--for <duration>', 'end after this time: 90s, 5m, 2h, 1d')
          .option('--count <n>', 'end after this many lines'),
        lineFormat,
      ),
    options,
    async run(context, { filter, output, ...extent }) {
      const client = await context.member()
      const writer = createLineWriter(context, output, linesOf(columns))
      const inZone = await serverFilter(context, flags, filter)
      const since = context.io.clock()
      const followed = sourceOf(client, inZone, () => since)
      await followChanges(context, client, followed, row => writer.write([row]), extent)
    },
  }
}
