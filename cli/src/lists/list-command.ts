import { sortInput } from '@liftwatch/core/contract/input'
import { z } from 'zod'
import type { CommandSpec } from '../command'
import { daysOutOfOrder } from '../filters/filter-flags'
import { failIfEmptyOption, outputFormat, outputOption } from '../output/formats'
import { writeList } from '../output/list'
import type { Columns } from '../output/rows'
import { addExtentFlags, extentFlags, listPages, toExtent, type Extent } from '../paging'
import { pageCall, type ListSpec } from './list-spec'

type ListOptions = {
  readonly filter: Record<string, unknown>
  readonly extent: Extent
  readonly sort: string
  readonly output: z.infer<typeof outputFormat>
  readonly columns: readonly string[] | undefined
  readonly failIfEmpty: boolean
}

/** A command that lists. */
export function listCommand<Row extends { readonly id: string }>(spec: ListSpec<Row>): CommandSpec<ListOptions> {
  const { filter, sortFields, sort: usualSort } = spec
  const known = spec.columns.all.map(({ name }) => name)
  const options = z
    .object({
      ...filter.shape,
      ...extentFlags,
      sort: z._default(sortInput(sortFields as [string, ...string[]]), usualSort),
      output: outputFormat,
      columns: z
        .string()
        .transform(names => names.split(','))
        .pipe(z.array(z.enum(known, { error: `must be of ${known.join(', ')}` })))
        .optional(),
      failIfEmpty: z.boolean().default(false),
    })
    .refine(filter.isInOrder, daysOutOfOrder)
    .transform(flags => ({
      filter: filter.toFilter(flags),
      extent: toExtent(flags),
      sort: flags.sort,
      output: flags.output,
      columns: flags.columns,
      failIfEmpty: flags.failIfEmpty,
    }))
  return {
    configure: command =>
      addExtentFlags(filter.add(command))
        .option('--sort <order>', `FIELD,ASC or FIELD,DESC with FIELD one of ${sortFields.join(', ')}`)
        .option('--columns <names>', 'these columns, with commas between')
        .addOption(failIfEmptyOption())
        .addOption(outputOption()),
    options,
    async run(context, { filter, extent, sort, output, columns, failIfEmpty }) {
      const client = await context.member()
      const page = pageCall<Row>(client, spec)
      const pages = listPages((at, size) => page({ ...filter, sort, page: at, size }), extent)
      await writeList(context, output, chosen(spec.columns, columns), pages, { emptyKey: spec.empty, failIfEmpty })
    },
  }
}

/** The columns that were asked for, in that order, in every format. */
function chosen<Row>(columns: Columns<Row>, names: readonly string[] | undefined): Columns<Row> {
  if (!names) return columns
  const asked = names.map(name => columns.all.find(column => column.name === name)!)
  return { all: asked, inTable: asked }
}
