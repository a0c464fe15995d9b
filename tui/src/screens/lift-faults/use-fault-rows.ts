import type { OperationalStatus } from '@liftwatch/core/contract/alarms'
import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFaultPages } from '@liftwatch/core/hooks/lift-faults'
import type { ListSource } from '../../components/list/state'

/** Rows a call; a window of the list with its surroundings is in two or three of them. */
const pageRows = 100

export interface FaultRows {
  readonly source: ListSource
  readonly rowAt: (index: number) => LiftFault | undefined
  /** Undefined until the first page is there. */
  readonly total: number | undefined
  readonly error: unknown
}

function pagesAround(top: number, height: number, total: number): number[] {
  const last = Math.max(0, Math.min(total - 1, top + 2 * height))
  const firstPage = Math.floor(Math.min(Math.max(0, top - height), last) / pageRows)
  const lastPage = Math.floor(last / pageRows)
  return Array.from({ length: lastPage - firstPage + 1 }, (_, at) => firstPage + at)
}

/** The rows around a window of the list, fetched by pages; to its reader it is one long list. */
export function useFaultRows(
  list: string,
  operationalStatus: OperationalStatus | undefined,
  knownTotal: number,
  top: number,
  height: number,
): FaultRows {
  const pages = pagesAround(top, height, knownTotal)
  const results = useLiftFaultPages(
    pages.map(page => ({ ...(operationalStatus && { operationalStatus }), page, size: pageRows })),
  )
  const byPage = new Map(pages.map((page, at) => [page, results[at]!.data?.content]))
  const newest = results.toSorted((one, other) => other.dataUpdatedAt - one.dataUpdatedAt)[0]
  const total = newest?.data?.totalElements
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
