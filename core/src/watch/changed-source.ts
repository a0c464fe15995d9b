import { AppError } from '../errors'
import { pageSizeMax } from '../limits'
import type { NewsSource } from './news-reader'

export type Filter = Readonly<Record<string, unknown>>

interface Watched {
  readonly id: string
  readonly createdAt: number
  readonly updatedAt: number
}

interface Kind<Row extends Watched> {
  /** A page of the list within a filter. */
  readonly page: (asked: Filter) => Promise<{ readonly content: readonly Row[] }>
  /** Which filters give the open ones. */
  readonly open: readonly Filter[]
  /** The row with this id, where it is within the filter. Errors: not-found. */
  readonly find: (id: string) => Promise<Row | undefined>
}

/** So many pages of changes are read: more would not be read by anyone, and this bounds what one look may cost. */
const changedPagesMax = 20

/** Rows as they are now: the open ones, and all that were changed since an instant (epoch milliseconds). */
export function changedSource<Row extends Watched>(
  { page: pageOf, open, find }: Kind<Row>,
  since: () => number,
): NewsSource<Row> {
  /** Newest change first, as long as there is more to be had. */
  async function list(narrower: Filter, isEnough: (last: Row) => boolean, pagesMax: number): Promise<Row[]> {
    const rows: Row[] = []
    for (let page = 0; page < pagesMax; page += 1) {
      const { content } = await pageOf({ ...narrower, sort: 'updatedAt,DESC', page, size: pageSizeMax })
      rows.push(...content)
      if (content.length < pageSizeMax || isEnough(content.at(-1)!)) break
    }
    return rows
  }

  return {
    async snapshot() {
      const changed = await list({}, ({ updatedAt }) => updatedAt < since(), changedPagesMax)
      const parts = [changed.filter(({ updatedAt }) => updatedAt >= since())]
      for (const narrower of open) parts.push(await list(narrower, () => false, Infinity))
      const byId = new Map(parts.flat().map(row => [row.id, row]))
      return { rows: [...byId.values()].toSorted((a, b) => a.createdAt - b.createdAt), wholeFrom: -Infinity }
    },
    async find(id) {
      try {
        return await find(id)
      } catch (error) {
        // Gone from this organisation's sight: an answer, and nothing to ask for again.
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      }
    },
  }
}
