import type { Client } from '@liftwatch/core/client/client'
import type { Endpoint } from '@liftwatch/core/contract/endpoint'
import { sortFieldsOf, sortInput, type Page } from '@liftwatch/core/contract/input'
import type { TableColumn } from '@liftwatch/core/tables/table'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { z } from 'zod/mini'
import type { FileSource } from '../export/file-source'
import { columnsBesides, columnsOf } from '../output/of-table'

export type PageEndpoint<Row> = Endpoint<z.ZodMiniObject, z.ZodMiniType<Page<Row>>>

/** The rows of a page, of which each is an object. */
type RowsShape<Row> = z.ZodMiniType<Row[]> & z.ZodMiniArray<z.ZodMiniObject>

type PageCall<Row> = (input: object) => Promise<Page<Row>>

/** The call that answers a page of a list. */
export function pageCall<Row>(client: Client, page: PageEndpoint<Row>): PageCall<Row> {
  return input => client.call<Endpoint>(page, { ...input }) as Promise<Page<Row>>
}

/** What a list is asked by its filter, and always besides. */
export function askedWith<Row extends { readonly id: string }>(
  { calls: { asks } }: ResourceView<Row>,
  filter: object,
): object {
  return { ...filter, ...asks }
}

/** The list as a file. */
export function fileSource<Row extends { readonly id: string }>({
  calls,
  table,
  named,
}: ResourceView<Row>): FileSource<Row> {
  const { content } = (calls.page.answer as unknown as z.ZodMiniObject<{ content: RowsShape<Row> }>).shape
  const { all } = columnsOf(table)
  if (!named) return { endpoint: calls.file!, shape: content, columns: all }
  const shape = z.array(z.extend(content._zod.def.element, named.shape.shape))
  return {
    endpoint: calls.file!,
    shape: shape as unknown as z.ZodMiniType<Row[]>,
    columns: all.concat(columnsBesides(named.columns as unknown as readonly TableColumn<Row>[])),
    named: named.columns.map(({ key }) => key),
  }
}

/** What a list takes as its order: FIELD,ASC or FIELD,DESC; without one it is the contract's. */
export function sortShape<Row extends { readonly id: string }>({ calls }: ResourceView<Row>) {
  const { input } = calls.page
  const { sort } = input.shape as { readonly sort: z.ZodMiniType<string> }
  return z._default(sortInput(sortFieldsOf(input) as [string, ...string[]]), sort.parse(undefined))
}

/** The order's line in the help. */
export function sortHelp<Row extends { readonly id: string }>({ calls }: ResourceView<Row>): string {
  return `FIELD,ASC or FIELD,DESC with FIELD one of ${sortFieldsOf(calls.page.input).join(', ')}`
}
