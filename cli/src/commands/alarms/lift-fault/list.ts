import { liftFaults, liftFaultSortFields } from '@liftwatch/core/contract/lift-faults'
import { z } from 'zod'
import { liftFaultColumns } from '../../../columns/lift-faults'
import type { CommandSpec } from '../../../command'
import {
  addLiftFaultFlags,
  areDaysInOrder,
  daysOutOfOrder,
  liftFaultFlags,
  toLiftFaultFilter,
} from '../../../filters/lift-faults'
import { outputFormat, outputOption } from '../../../output/formats'
import { writeList } from '../../../output/list'
import { addExtentFlags, extentFlags, listPages, toExtent } from '../../../paging'

const options = z
  .object({ ...liftFaultFlags, ...extentFlags, sort: liftFaults.page.input.shape.sort, output: outputFormat })
  .refine(areDaysInOrder, daysOutOfOrder)
  .transform(({ sort, output, ...flags }) => ({
    filter: toLiftFaultFilter(flags),
    extent: toExtent(flags),
    sort,
    output,
  }))

export const liftFaultList: CommandSpec<z.output<typeof options>> = {
  configure: command =>
    addExtentFlags(addLiftFaultFlags(command))
      .option('--sort <order>', `FIELD,ASC or FIELD,DESC with FIELD one of ${liftFaultSortFields.join(', ')}`)
      .addOption(outputOption()),
  options,
  async run(context, { filter, extent, sort, output }) {
    const client = await context.member()
    const pages = listPages((page, size) => client.liftFaults.page({ ...filter, sort, page, size }), extent)
    await writeList(context, output, liftFaultColumns, pages, 'alarms.emptyQuiet')
  },
}
