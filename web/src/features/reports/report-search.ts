import { parseSort } from '@liftwatch/core/contract/input'
import { reportFilter } from '@liftwatch/core/contract/reports/list-report'
import { useReportOrder } from '@liftwatch/core/hooks/report-orders'
import type { ReportAsked, ReportView } from '@liftwatch/core/views/report-view'
import { findReportSort, type SortChoice } from '@liftwatch/core/tables/report-sorts'
import { useSearchParams } from 'react-router-dom'
import { useSearch, type SearchValue } from '../../search-params'
import { storedPageSize } from './stored-page-size'
import type { Order } from './order'

const filterNames = Object.keys(reportFilter.shape) as (keyof typeof reportFilter.shape)[]

type Changes = { readonly [Name in keyof ReportAsked | 'page' | 'size']?: SearchValue }

export interface ReportSearch {
  /** What the report is asked for, besides the page; undefined until it is known in which order. */
  readonly asked: ReportAsked | undefined
  /** Period and filters alone. */
  readonly filter: ReportAsked
  readonly page: { readonly page: number; readonly size: number }
  /** Where the order can be chosen: as what, and as it is now. */
  readonly ordering: { readonly choice: SortChoice; readonly order: Order } | undefined
  /** How many filters are set; the period is none, for there is always one. */
  readonly filtersSet: number
  /** From now on in this browser, for this report. */
  keepSize(this: void, size: number): void
  /** Each is a step that the browser's Back undoes. */
  change(this: void, changes: Changes): void
  readonly clearFilters: () => void
}

/** What the address asks of a report; its order is the one that the user saved, unless the address has another. */
export function useReportSearch({ input, table }: ReportView): ReportSearch {
  const [named] = useSearchParams()
  const { values, change: changeAddress } = useSearch(input)
  const { page, size: askedSize, sort, groupBy, ...filter } = values as unknown as ReportAsked & ReportSearch['page']
  const stored = storedPageSize(table.type)
  const storedSize = stored.use()
  const size = named.has('size') || storedSize === undefined ? askedSize : Number(storedSize)
  const choice = findReportSort(table)
  const saved = useReportOrder(choice?.type)
  const change = (changes: Changes) => changeAddress(changes, true)
  const order = choice && orderOf()

  /** Where what was saved cannot be had, the report's own order applies. */
  function orderOf(): Order | undefined {
    if (saved.isPending) return undefined
    const own = saved.data ?? choice!.own
    const field = own.sortField ?? choice!.own.sortField!
    return {
      ...(named.has('sort') && sort !== undefined ? parseSort<string>(sort) : { field, direction: own.sort }),
      groupBy: named.has('groupBy') ? groupBy : (own.groupBy ?? undefined),
    }
  }

  return {
    asked: choice ? order && { ...filter, sort: `${order.field},${order.direction}`, groupBy: order.groupBy } : filter,
    filter,
    page: { page, size },
    keepSize(chosen) {
      stored.write(String(chosen))
      change({ size: undefined })
    },
    ordering: order && { choice, order },
    filtersSet: filterNames.filter(name => filter[name] !== undefined).length,
    change,
    clearFilters: () => change(Object.fromEntries(filterNames.map(name => [name, undefined]))),
  }
}
