import type { Context } from '../command/context'
import type { Extent } from './paging'
import { createProgress } from '../terminal/progress'

interface Page {
  readonly content: readonly unknown[]
  readonly totalElements: number
}

/** Hands pages on, and shows how many rows there are by now where there may be many pages. */
export async function* withProgress<Some extends Page>(
  { io, translate }: Context,
  extent: Extent,
  pages: AsyncIterable<Some>,
): AsyncGenerator<Some> {
  if ('page' in extent) return yield* pages
  const progress = createProgress(io, { label: translate('cli.progress.rows') })
  let done = 0
  try {
    for await (const page of pages) {
      done += page.content.length
      progress.update(done, Math.min(extent.limit, page.totalElements))
      yield page
    }
  } finally {
    progress.end()
  }
}
