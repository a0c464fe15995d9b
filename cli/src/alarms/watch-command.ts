import { z } from 'zod'
import type { CommandSpec } from '../command'
import { daysOutOfOrder, type Filter, type FilterFlags } from '../filters/filter-flags'
import { lineFormat, type LineFormat } from '../output/formats'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { createLineWriter, type Columns } from '../output/rows'
import { watchedAlarms, type WatchedAlarm, type WatchedList } from '../watch/alarms'
import { duration } from '../watch/duration'
import { followChanges, type WatchExtent } from '../watch/follow'

type WatchOptions = WatchExtent & {
  readonly filter: Filter
  readonly output: Output<LineFormat>
}

/** A command that prints alarms as they come and change. */
export function watchCommand<Row extends WatchedAlarm>(
  list: WatchedList,
  columns: Columns<Row>,
  flags: FilterFlags,
): CommandSpec<WatchOptions> {
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
      isInitialTold: given.initial,
      forMs: given.for,
      count: given.count,
      output: given.output,
    }))
  return {
    configure: command =>
      addOutputFlags(
        flags
          .add(command)
          .option('--initial', 'begin with the alarms that are open already')
          .option('--for <duration>', 'end after so long: 90s, 5m, 2h, 1d')
          .option('--count <n>', 'end after so many lines'),
        lineFormat,
      ),
    options,
    async run(context, { filter, output, ...extent }) {
      const client = await context.member()
      const writer = createLineWriter(context, output, columns)
      const inZone = flags.inZone(filter, context.timeZone, context.io.clock())
      const rows = watchedAlarms<Row>(client, list, inZone, context.io.clock())
      await followChanges(context, client, list.resource, rows, row => writer.write([row]), extent)
    },
  }
}
