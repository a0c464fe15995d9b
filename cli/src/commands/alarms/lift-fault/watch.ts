import { z } from 'zod'
import { liftFaultWatchColumns } from '../../../columns/lift-faults'
import type { CommandSpec } from '../../../command'
import {
  addLiftFaultFlags,
  areDaysInOrder,
  daysOutOfOrder,
  liftFaultFlags,
  toLiftFaultFilter,
} from '../../../filters/lift-faults'
import { lineFormat, outputOption } from '../../../output/formats'
import { createLineWriter } from '../../../output/rows'
import { duration } from '../../../watch/duration'
import { followChanges } from '../../../watch/follow'
import { watchedLiftFaults } from '../../../watch/lift-faults'

const options = z
  .object({
    ...liftFaultFlags,
    initial: z.boolean().default(false),
    for: duration.optional(),
    count: z.coerce.number().int().min(1).optional(),
    output: lineFormat,
  })
  .refine(areDaysInOrder, daysOutOfOrder)
  .transform(({ initial, for: forMs, count, output, ...flags }) => ({
    filter: toLiftFaultFilter(flags),
    isInitialTold: initial,
    forMs,
    count,
    output,
  }))

export const liftFaultWatch: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addLiftFaultFlags(command)
      .option('--initial', 'begin with the faults that are open already')
      .option('--for <duration>', 'end after so long: 90s, 5m, 2h, 1d')
      .option('--count <n>', 'end after so many lines')
      .addOption(outputOption(lineFormat)),
  options,
  async run(context, { filter, output, ...extent }) {
    const client = await context.member()
    const writer = createLineWriter(context, output, liftFaultWatchColumns)
    const rows = watchedLiftFaults(client, filter, context.io.clock())
    await followChanges(context, client, 'liftFaults', rows, row => writer.write([row]), extent)
  },
}
