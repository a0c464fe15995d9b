import type { Table } from '@liftwatch/core/tables/table'
import type { WatchedKind, WatchedRow } from '@liftwatch/core/domain/watch-entries'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { alarmSource } from '@liftwatch/core/watch/alarm-source'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { withDaysInZone } from '../filters/asked-days'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
import { lineFormat, type LineFormat } from '../output/formats'
import { columnsOf, linesOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { createLineWriter } from '../output/rows'
import { duration } from '../watch/duration'
import { followChanges, type WatchExtent } from '../watch/follow'

type WatchOptions = WatchExtent & {
  readonly filter: Filter
  readonly output: Output<LineFormat>
}

/** A command that prints alarms as they come and change. */
export function watchCommand<Row extends WatchedRow['row']>(
  kind: WatchedKind,
  table: Table<Row>,
  filters: ListFilters,
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
          .option('--initial', 'begin with the alarms that are open already')
          .option('--for <duration>', 'end after so long: 90s, 5m, 2h, 1d')
          .option('--count <n>', 'end after so many lines'),
        lineFormat,
      ),
    options,
    async run(context, { filter, output, ...extent }) {
      const client = await context.member()
      const writer = createLineWriter(context, output, linesOf(columnsOf(table)))
      const inZone = await withDaysInZone(context, flags, filter)
      const since = context.io.clock()
      const source = alarmSource(client, kind, { filter: inZone, since: () => since })
      await followChanges(context, client, kind, source, row => writer.write([row as Row]), extent)
    },
  }
}
