import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { z } from 'zod'
import type { CommandSpec } from '../command/command'
import type { Context } from '../command/context'
import { csvForPrograms } from '../export/file-options'
import { serverFilter } from '../filters/server-filter'
import { daysOutOfOrder, filterFlags, type Filter } from '../filters/filter-flags'
import { failIfEmptyOption, listFormat } from '../output/formats'
import { addOutputFlags, withOutput, type Output } from '../output/output-flags'
import { writeList } from '../output/list'
import { columnsOf } from '../output/of-table'
import type { Columns } from '../output/rows'
import { addExtentFlags, extentFlags, listPages, toExtent, type Extent } from './paging'
import { chosenColumns, fieldColumns, fileColumns } from './column-choice'
import { askedWith, fileSource, pageCall, sortHelp, sortShape } from './list-calls'
import { withProgress } from './page-progress'
import { streamCsv } from './stream-csv'
import { streamedPages } from './streamed-pages'
import { withIds, type FilterIds } from '../records/filter-ids'

type ListOptions = {
  readonly filter: Filter
  readonly extent: Extent
  readonly sort: string
  readonly output: Output<z.infer<typeof listFormat>>
  readonly columns: readonly string[] | undefined
  readonly failIfEmpty: boolean
}

/**
 * A command that lists.
 * @param ids of the records that filters name, by the contract's names of these
 */
export function listCommand<Row extends { readonly id: string }>(
  view: ResourceView<Row>,
  ids: FilterIds = {},
): CommandSpec<ListOptions> {
  const flags = filterFlags(view.filters)
  const shape = {
    ...flags.shape,
    ...extentFlags,
    sort: sortShape(view),
    columns: z.string().optional(),
    failIfEmpty: z.boolean().default(false),
  }
  const options = withOutput(shape, listFormat)
    .refine(flags.isInOrder, daysOutOfOrder)
    // It has one moment's rows and no pages: what it would leave out should not go unnoticed.
    .refine(({ output, all }) => output.format !== 'xlsx' || all, {
      path: ['output'],
      error: 'xlsx needs --all',
    })
    .transform((given, issues) => {
      const choice = given.output.format === 'xlsx' ? fileColumns(view) : fieldColumns(view)
      const refuse = (message: string) => issues.addIssue({ code: 'custom', path: ['columns'], message })
      return {
        filter: flags.toFilter(given, issues),
        extent: toExtent(given),
        sort: given.sort,
        output: given.output,
        columns: given.columns === undefined ? undefined : chosenColumns(choice, given.columns, refuse),
        failIfEmpty: given.failIfEmpty,
      }
    })
  return {
    configure: command =>
      addOutputFlags(
        addExtentFlags(flags.add(command))
          .option('--sort <order>', sortHelp(view))
          .option('--columns <names>', 'these columns, with commas between, or all')
          .addOption(failIfEmptyOption()),
        listFormat,
      ),
    options,
    async run(context, { filter, extent, sort, output, columns, failIfEmpty }) {
      const { format } = output
      const found = await withIds(context, ids, await serverFilter(context, flags, filter), flags.optionOf)
      const list = { ...askedWith(view, found), sort }
      if (format === 'xlsx') {
        const { writeToStdout } = await import('../export/to-stdout')
        const names = columns ?? fileColumns(view).usual
        return writeToStdout(context, fileSource(view), { list, format, columns: names, failIfEmpty })
      }
      if (format === 'csv' && isByOneAnswer(view, extent) && !context.io.stdout.isTerminal) {
        const names = columns ?? fieldColumns(view).usual
        const file = { list, columns: names, csv: csvForPrograms(output), failIfEmpty }
        const rowCnt = await streamCsv(context, fileSource(view), file)
        return rowCnt === 0 ? context.say(view.none) : undefined
      }
      const pages = await pagesOf(context, view, list, extent)
      const table = chosen(columnsOf(view.table), columns)
      await writeList(context, { ...output, format }, table, withProgress(context, extent, pages), {
        emptyKey: view.none,
        failIfEmpty,
      })
    },
  }
}

/** Whether all rows are wanted, of a list that can be had as a file. */
function isByOneAnswer<Row extends { readonly id: string }>({ calls }: ResourceView<Row>, extent: Extent): boolean {
  return calls.file !== undefined && 'limit' in extent && extent.limit === Infinity
}

/** The rows that are wanted: all by one answer, where the list has such a one, else page after page. */
async function pagesOf<Row extends { readonly id: string }>(
  context: Context,
  view: ResourceView<Row>,
  list: object,
  extent: Extent,
) {
  if (isByOneAnswer(view, extent)) return streamedPages(context, fileSource(view), list)
  const page = pageCall(await context.member(), view.calls.page)
  return listPages((at, size) => page({ ...list, page: at, size }), extent)
}

/** The columns that were asked for, in that order, in every format. */
function chosen<Row>(columns: Columns<Row>, names: readonly string[] | undefined): Columns<Row> {
  if (!names) return columns
  const asked = names.map(name => columns.all.find(column => column.name === name)!)
  return { all: asked, inTable: asked }
}
