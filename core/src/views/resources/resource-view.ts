import type { z } from 'zod/mini'
import type { Endpoint, FileEndpoint } from '../../contract/endpoint'
import type { Page } from '../../contract/input'
import type { Table, TableColumn } from '../../tables/table'
import type { TextKey as AnyTextKey } from '../../text/all-texts'
import type { TextKey } from '../../text/translate'
import type { ListFilters } from '../filters/filter-field'
import type { FormView } from '../forms/form-view'
import type { ListTabs } from './list-tabs'
import type { Placement } from './placement'

type Answering<Answer> = Endpoint<z.ZodMiniObject, z.ZodMiniType<Answer>>

/** The calls of a list and of its records. */
interface ResourceCalls<Row> {
  /** A page of it, or all of its rows where it takes no page. */
  readonly page: Answering<Page<Row>>
  /** What the call is always asked; the file knows it by itself. */
  readonly asks?: Readonly<Record<string, unknown>>
  /** The same list as a file, by the same filters. */
  readonly file?: FileEndpoint
  /** One record, by its id. */
  readonly detail?: Answering<Row>
  /** How many there are in each of its tabs. */
  readonly count?: Endpoint
  /** What the page is asked where one goes through all that match to do something to them: those to which it can be done, what comes meanwhile last. */
  readonly walked?: Readonly<Record<string, unknown>>
}

/** A list of records as console, monitor and command line offer it; each shows it in its own way. */
export interface ResourceView<Row extends { readonly id: string }> {
  /** Under which its place, its order and its default filter are stored: it never changes. */
  readonly name: string
  readonly calls: ResourceCalls<Row>
  /** The input that names the record whose list it is; a list without one is of all that one may see. */
  readonly of?: string
  /** What it is divided into, by status. */
  readonly tabs?: ListTabs | undefined
  /** The numbers that its call for counts answers, by their names there. */
  readonly counts?: readonly Count[]
  readonly table: Table<Row>
  readonly title: TextKey
  /** Said on a screen where there is nothing and no filter is set. */
  readonly empty: TextKey
  /** Said in one line where nothing matches. */
  readonly none: AnyTextKey
  readonly filters: ListFilters
  /** What a record is called among others. */
  readonly nameOf: (row: Row) => string
  /** The console's page of a record, or of what it is about. */
  readonly pathOf?: (row: Row) => string
  /** Whether that page may be opened, where it may not be for every record. */
  readonly isViewable?: (row: Row) => boolean
  /** When a record came into being (epoch milliseconds), where the newest are marked as they come in. */
  readonly bornAt?: (row: Row) => number
  /** Whether a record waits for acknowledgement, of those that may. */
  readonly isWaiting?: (row: Row) => boolean
  /** Its columns where characters are counted, in their order. */
  readonly placements: readonly Placement<Row>[]
  /** What is known of a record, in groups and in the order in which one asks, by the keys of its columns. */
  readonly factGroups: readonly FactGroup[]
  /** What people do with one record, in the order in which it is done. */
  readonly actions: readonly FormView[]
  /** Makes a new record, in a form that asks for all that it needs. */
  readonly creates?: FormView
  /** What its file has only where it is named. */
  readonly named?: NamedColumns
}

/** A number of a list's counts, and how it is called. */
export type Count = readonly [name: string, label: TextKey]

interface NamedColumns {
  readonly columns: readonly TableColumn<never>[]
  /** What a row has of them. */
  readonly shape: z.ZodMiniObject
}

/** Facts that belong together. */
export interface FactGroup {
  /** Nothing for those that head a detail of the console, or have a part of their own in it. */
  readonly title?: TextKey
  readonly keys: readonly string[]
}

type Usual = 'title' | 'none' | 'placements' | 'factGroups' | 'actions'
type Given<Row extends { readonly id: string }> = Omit<ResourceView<Row>, Usual> &
  Partial<Pick<ResourceView<Row>, Usual>>

/** A list that is called as its table is, and whose records are known by all of their columns, unless it says otherwise. */
export function resourceView<Row extends { readonly id: string }>(given: Given<Row>): ResourceView<Row> {
  const { table, empty } = given
  return {
    title: table.title,
    none: empty,
    placements: [],
    factGroups: [{ keys: table.columns.map(({ key }) => key) }],
    actions: [],
    ...given,
  }
}

/** What a list asks of one record, by the record's id. */
export function askedOf<Row extends { readonly id: string }>(
  { of }: ResourceView<Row>,
  id: string,
): Readonly<Record<string, string>> {
  return of === undefined ? {} : { [of]: id }
}

/** Whether all rows are answered at once, without pages and orders. */
export function isWhole<Row extends { readonly id: string }>({ calls }: Pick<ResourceView<Row>, 'calls'>): boolean {
  return !('page' in calls.page.input.shape)
}
