import type { AnswerOf, Endpoint, ParsedInputOf } from '@liftwatch/core/contract/endpoint'
import { parseSort } from '@liftwatch/core/contract/input'
import { AppError } from '@liftwatch/core/errors'
import type { Table } from '@liftwatch/core/tables/table'
import type { Database } from '../db/connect'
import { listInput, sendExport, type ExportCall } from '../exports/send-export'
import type { Member } from '../http/caller'
import { route, type HandlerContext, type Route } from '../http/route'
import { findIn, rowsOf, type AnyList, type FieldOf, type FilterOf, type RowOf } from '../queries/list-query'
import { readPage, readRows, type RowSource } from '../queries/row-source'
import type { PageOfRows, Sort } from '../queries/rows'
import type { Reader } from '../queries/scope'

type Asked = Readonly<Record<string, unknown>>
type ListCall = HandlerContext & { readonly caller: Member; readonly input: Asked }

/** The list as a caller sees it at an instant. */
type ListFor<List extends AnyList> = (reader: Member & Reader) => List

const readerOf = ({ caller, at }: ListCall) => ({ ...caller, at })

/** A call that asks for no more than the list's filter, and is answered by its rows; another does not compile. */
type Fitting<Call extends Endpoint, Filter, Answer> = Call &
  (ParsedInputOf<Call> extends Filter ? (Answer extends AnswerOf<Call> ? unknown : never) : never)

interface ListRoutes<List extends AnyList, PageCall extends Endpoint, DetailCall extends Endpoint> {
  /** Those of them that there are. */
  readonly calls: {
    readonly page?: Fitting<
      PageCall,
      FilterOf<List> & { id?: string },
      { content: RowOf<List>[]; totalElements: number }
    >
    readonly export?: Endpoint
    readonly detail?: Fitting<DetailCall, { id: string }, RowOf<List>>
    readonly count?: Endpoint
  }
  readonly list: ListFor<List>
  /** Of its file. */
  readonly table?: Table<RowOf<List>>
  /** Where its calls do not say how they are sorted. */
  readonly sort?: Sort<FieldOf<List>>
  /** Where it is the list of one record, whose id its calls bring: that record has to be in sight. */
  readonly of?: {
    readonly list: ListFor<AnyList>
    readonly filter: (id: string, record: never) => Partial<FilterOf<List>>
  }
  /** What its calls filter by besides. */
  readonly always?: Partial<FilterOf<List>>
  readonly counts?: (db: Database, list: List, filter: FilterOf<List>) => Promise<unknown>
}

/** The calls of a list, all made from its one description: a page, a file, one row by its id, and its counts. */
export function listRoutes<List extends AnyList, PageCall extends Endpoint, DetailCall extends Endpoint>({
  calls,
  list,
  table,
  sort: ownSort,
  of,
  always,
  counts,
}: ListRoutes<List, PageCall, DetailCall>): Route[] {
  async function filterOf(call: ListCall, asked: Asked): Promise<FilterOf<List>> {
    if (!of) return { ...asked, ...always } as FilterOf<List>
    const { id, ...rest } = asked as { readonly id: string }
    const record = await findIn(call.db, of.list(readerOf(call)), id)
    if (record === undefined) throw new AppError('not-found')
    return { ...rest, ...of.filter(id, record as never) } as FilterOf<List>
  }

  async function sourceOf(call: ListCall, { sort, ...asked }: Asked): Promise<RowSource<RowOf<List>>> {
    const order = ownSort ?? parseSort<FieldOf<List>>(sort as string)
    const source = rowsOf(list(readerOf(call)), await filterOf(call, asked), order as never)
    return source as RowSource<RowOf<List>>
  }

  const handlers: Record<keyof typeof calls, (call: ListCall) => Promise<unknown>> = {
    async page(call) {
      const { page, size, ...asked } = call.input as PageOfRows & Asked
      const source = await sourceOf(call, asked)
      if (page !== undefined) return readPage(call.db, source, { page, size })
      const content = await readRows(call.db, source)
      return { content, totalElements: content.length }
    },
    async export(call) {
      const exported = call as ExportCall
      return sendExport(exported, { table: table!, ...(await sourceOf(call, listInput(exported.input))) })
    },
    async detail(call) {
      const row = await findIn(call.db, list(readerOf(call)), call.input.id as string)
      if (row === undefined) throw new AppError('not-found')
      return row
    },
    async count(call) {
      return counts!(call.db, list(readerOf(call)), call.input as FilterOf<List>)
    },
  }
  return Object.entries(handlers).flatMap(([name, handler]) => {
    const endpoint = calls[name as keyof typeof calls]
    return endpoint ? [route(endpoint, handler as never)] : []
  })
}
