import type { Table } from '@liftwatch/core/tables/table'
import { askedOf, type ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import { serverFilter } from '../filters/server-filter'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
import { failIfEmptyOption } from '../output/formats'
import { writeList } from '../output/list'
import { columnsOf } from '../output/of-table'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { findNamed, type NamedKind } from '../records/find-named'
import { addExtentFlags, extentFlags, listPages, toExtent, type Extent } from './paging'
import { askedWith, pageCall } from './list-calls'
import { withProgress } from './page-progress'

interface ListOfOptions {
  /** The record's name, or its id. */
  readonly id: string
  readonly filter: Filter
  readonly extent: Extent
  readonly output: Output
  readonly failIfEmpty: boolean
}

/**
 * A command that lists what one record has.
 * @param of the kind of the record
 * @param table what scripts get, where that is more than screens show
 */
export function listOfCommand<Row extends { readonly id: string }, Of extends { readonly id: string }>(
  view: ResourceView<Row>,
  of: NamedKind<Of>,
  table: Table<Row> = view.table,
): CommandSpec<ListOfOptions> {
  const flags = filterFlags(view.filters)
  const { argument, help } = of
  const shape = { [argument]: z.string(), ...flags.shape, ...extentFlags, failIfEmpty: z.boolean().default(false) }
  return {
    configure: command =>
      addOutputFlags(addExtentFlags(flags.add(command.argument(`<${argument}>`, help))).addOption(failIfEmptyOption())),
    options: withOutput(shape)
      .refine(flags.isInOrder, daysOutOfOrder)
      .transform((given, issues) => ({
        id: (given as Filter)[argument] as string,
        filter: flags.toFilter(given, issues),
        extent: toExtent(given),
        output: given.output,
        failIfEmpty: given.failIfEmpty,
      })),
    async run(context, { id: meant, filter, extent, output, failIfEmpty }) {
      const client = await context.member()
      const call = pageCall(client, view.calls.page)
      // Of an id too: the empty list of a record that is not there would look like a quiet one.
      const { id } = await findNamed(client, of, meant)
      const input = { ...askedWith(view, await serverFilter(context, flags, filter)), ...askedOf(view, id) }
      const pages = listPages((page, size) => call({ ...input, page, size }), extent)
      await writeList(context, output, columnsOf(table), withProgress(context, extent, pages), {
        emptyKey: view.none,
        failIfEmpty,
      })
    },
  }
}
