import type { PageResults } from '@liftwatch/core/hooks/pages'
import type { ListSource } from '../list/state'

/** Rows a call; a window of the list with its surroundings is in two or three of them. */
export const pageRows = 100

/** The rows of a list as far as they are here; to its reader it is one long list. */
export interface Rows<Row> {
  readonly source: ListSource
  readonly rowAt: (index: number) => Row | undefined
  /** Undefined until the first page is there. */
  readonly total: number | undefined
  readonly error: unknown
}

/** The pages that a window and its surroundings are on. */
export function pagesAround(top: number, height: number, total: number): number[] {
  const last = Math.max(0, Math.min(total - 1, top + 2 * height))
  const firstPage = Math.floor(Math.min(Math.max(0, top - height), last) / pageRows)
  const lastPage = Math.floor(last / pageRows)
  return Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at)
}

/**
 * How many rows there are, as the newest page says, but no fewer than the pages hold: the server counts beside reading the rows, and
 * one page may answer after another that was asked for later. A list too short for a moment would move what is read at its end.
 */
function totalOf<Row>(pages: readonly number[], results: PageResults<Row>): number | undefined {
  const newest = results.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0]
  const ends = pages.map((page, at) => {
    const held = results[at]?.data?.content.length ?? 0
    return held === 0 ? 0 : page * pageRows + held
  })
  return newest?.data && Math.max(newest.data.totalElements, ...ends)
}

export function rowsOf<Row extends { readonly id: string }>(
  list: string,
  pages: readonly number[],
  results: PageResults<Row>,
  knownTotal: number,
): Rows<Row> {
  const byPage = new Map(pages.map((page, at) => [page, results[at]?.data?.content]))
  const total = totalOf(pages, results)
  const rowAt = (index: number) => byPage.get(Math.floor(index / pageRows))?.[index % pageRows]
  return {
    rowAt,
    total,
    error: results.find(result => result.error)?.error,
    source: {
      list,
      total: total ?? knownTotal,
      idAt: index => rowAt(index)?.id,
      indexOf(id) {
        for (const [page, rows] of byPage) {
          const at = rows?.findIndex(row => row.id === id) ?? -1
          if (at !== -1) return page * pageRows + at
        }
        return undefined
      },
    },
  }
}
