import type { Client } from '@liftwatch/core/client/client'
import { api } from '@liftwatch/core/contract/api'
import { sortInput } from '@liftwatch/core/contract/input'
import type { Table } from '@liftwatch/core/tables/table'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { z } from 'zod/mini'
import type { FileSource } from '../export/file-source'
import type { FilterFlags } from '../filters/filter-flags'
import { columnsOf } from '../output/of-table'

type Listed = 'liftFaults' | 'passengerTraps' | 'rbes' | 'lifts' | 'lmds' | 'buildings' | 'audit'

/** A list of the contract as the command line offers it: its rows, its filters, its orders. */
export interface ListSpec<Row extends { readonly id: string }> {
  /** The contract's key. */
  readonly resource: Listed
  /** Its columns. */
  readonly table: Table<Row>
  readonly filter: FilterFlags
  readonly sortFields: readonly string[]
  /** Said where nothing matches. */
  readonly empty: TextKey
}

interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** The list as a file. */
export function fileSource<Row extends { readonly id: string }>({ resource, table }: ListSpec<Row>): FileSource<Row> {
  const { page, export: endpoint } = api[resource]
  return {
    endpoint,
    shape: page.answer.shape.content as unknown as z.ZodMiniType<Row[]>,
    columns: columnsOf(table).all,
  }
}

/** What a list takes as its order: FIELD,ASC or FIELD,DESC; without one it is the contract's. */
export function sortShape<Row extends { readonly id: string }>({ resource, sortFields }: ListSpec<Row>) {
  const usual = api[resource].page.input.shape.sort.parse(undefined)
  return z._default(sortInput(sortFields as [string, ...string[]]), usual)
}

/** The call that answers a page of a list. */
export function pageCall<Row extends { readonly id: string }>(
  client: Client,
  { resource }: Pick<ListSpec<Row>, 'resource'>,
): (input: object) => Promise<Page<Row>> {
  return client[resource].page as unknown as (input: object) => Promise<Page<Row>>
}
