import type { Client } from '@liftwatch/core/client/client'
import { api } from '@liftwatch/core/contract/api'
import type { Table } from '@liftwatch/core/tables/table'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { z } from 'zod/mini'
import type { FileSource } from '../export/file-source'
import type { FilterFlags } from '../filters/filter-flags'
import type { Columns } from '../output/rows'

type Listed = 'liftFaults' | 'passengerTraps' | 'rbes' | 'lifts' | 'lmds' | 'buildings' | 'audit'

/** A list of the contract as the command line offers it: its rows, its filters, its orders. */
export interface ListSpec<Row extends { readonly id: string }> {
  /** The contract's key. */
  readonly resource: Listed
  readonly columns: Columns<Row>
  /** Its columns as files have them. */
  readonly table: Table<Row>
  readonly filter: FilterFlags
  readonly sortFields: readonly string[]
  /** FIELD,ASC or FIELD,DESC. */
  readonly sort: string
  /** Said where nothing matches. */
  readonly empty: TextKey
}

interface Page<Row> {
  readonly content: readonly Row[]
  readonly totalElements: number
}

/** The list as a file. */
export function fileSource<Row extends { readonly id: string }>({ resource, columns }: ListSpec<Row>): FileSource<Row> {
  const { page, export: endpoint } = api[resource]
  return { endpoint, shape: page.answer.shape.content as unknown as z.ZodMiniType<Row[]>, columns: columns.all }
}

/** The call that answers a page of a list. */
export function pageCall<Row extends { readonly id: string }>(
  client: Client,
  { resource }: Pick<ListSpec<Row>, 'resource'>,
): (input: object) => Promise<Page<Row>> {
  return client[resource].page as unknown as (input: object) => Promise<Page<Row>>
}
