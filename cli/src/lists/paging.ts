import { pageInput } from '@liftwatch/core/contract/input'
import { pageSizeDefault, pageSizeMax } from '@liftwatch/core/limits'
import { type Command, Option } from 'commander'
import { z } from 'zod'

interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

type FetchPage<Row> = (page: number, size: number) => Promise<Page<Row>>

/** Which rows of a list: one page, or so many from the first on. */
export type Extent = { readonly page: number; readonly size: number } | { readonly limit: number }

export const extentFlags = {
  page: pageInput.shape.page,
  size: pageInput.shape.size,
  limit: z.coerce.number().int().min(1).optional(),
  all: z.boolean().default(false),
}

export function addExtentFlags(command: Command): Command {
  return command
    .option('--page <n>', 'page, counted from 0')
    .option('--size <n>', `rows of a page, ${pageSizeMax} at most (default: ${pageSizeDefault})`)
    .addOption(new Option('--limit <n>', 'at most n rows, across pages').conflicts(['page', 'size', 'all']))
    .addOption(new Option('--all', 'all rows').conflicts(['page', 'size']))
}

export function toExtent(flags: z.output<z.ZodObject<typeof extentFlags>>): Extent {
  if (flags.all) return { limit: Infinity }
  return flags.limit === undefined ? { page: flags.page, size: flags.size } : { limit: flags.limit }
}

/**
 * Fetches what is asked for, page after page. Rows that come in meanwhile push others on to the next page; a row that was
 * there already is left out.
 */
export async function* listPages<Row extends { readonly id: string }>(
  fetchPage: FetchPage<Row>,
  extent: Extent,
): AsyncGenerator<Page<Row>> {
  if ('page' in extent) {
    yield await fetchPage(extent.page, extent.size)
    return
  }
  const size = Math.min(extent.limit, pageSizeMax)
  const seen = new Set<string>()
  for (let page = 0; ; page += 1) {
    const { content, totalElements } = await fetchPage(page, size)
    const fresh = content.filter(row => !seen.has(row.id)).slice(0, extent.limit - seen.size)
    for (const row of fresh) seen.add(row.id)
    yield { content: fresh, totalElements }
    if (content.length < size || seen.size >= extent.limit) return
  }
}
