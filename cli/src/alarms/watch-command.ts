import type { AlarmFacts } from '@liftwatch/core/contract/alarms'
import { z } from 'zod'
import type { CommandSpec } from '../command'
import { daysOutOfOrder, type FilterFlags } from '../filters/filter-flags'
import { lineFormat, outputOption } from '../output/formats'
import { createLineWriter, type Columns } from '../output/rows'
import { watchedAlarms, type WatchedList } from '../watch/alarms'
import { duration } from '../watch/duration'
import { followChanges, type WatchExtent } from '../watch/follow'

type WatchOptions = WatchExtent & {
  readonly filter: Record<string, unknown>
  readonly output: z.infer<typeof lineFormat>
}

/** A command that prints alarms as they come and change. */
export function watchCommand<Row extends AlarmFacts>(
  list: WatchedList,
  columns: Columns<Row>,
  filter: FilterFlags,
): CommandSpec<WatchOptions> {
  const options = z
    .object({
      ...filter.shape,
      initial: z.boolean().default(false),
      for: duration.optional(),
      count: z.coerce.number().int().min(1).optional(),
      output: lineFormat,
    })
    .refine(filter.isInOrder, daysOutOfOrder)
    .transform(flags => ({
      filter: filter.toFilter(flags),
      isInitialTold: flags.initial,
      forMs: flags.for,
      count: flags.count,
      output: flags.output,
    }))
  return {
    configure: command =>
      filter
        .add(command)
        .option('--initial', 'begin with the alarms that are open already')
        .option('--for <duration>', 'end after so long: 90s, 5m, 2h, 1d')
        .option('--count <n>', 'end after so many lines')
        .addOption(outputOption(lineFormat)),
    options,
    async run(context, { filter, output, ...extent }) {
      const client = await context.member()
      const writer = createLineWriter(context, output, columns)
      const rows = watchedAlarms<Row>(client, list, filter, context.io.clock())
      await followChanges(context, client, list.resource, rows, row => writer.write([row]), extent)
    },
  }
}
