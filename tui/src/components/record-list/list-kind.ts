import type { PagesOptions, TabbedResource } from '@liftwatch/core/hooks/pages'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { RootName } from '../../navigation'
import type { FilterSpec } from '../filter/filter-spec'
import type { Column } from '../list/columns'

interface SortChoice {
  /** What the server sorts by. */
  readonly field: string
  readonly title: TextKey
  readonly direction: 'ASC' | 'DESC'
}

/** What makes one list differ from another; the rest they share. */
export interface ListKind<Row extends { readonly id: string }> {
  readonly name: RootName
  readonly title: TextKey
  readonly empty: TextKey
  readonly columns: readonly Column<Row>[]
  /** The first is the usual one. */
  readonly sorts: readonly [SortChoice, ...SortChoice[]]
  readonly filter: FilterSpec
  readonly nameOf: (row: Row) => string
  /** Whether it waits for acknowledgement, of what may. */
  readonly isWaiting?: (row: Row) => boolean
  /** The contract's key of what it lists. */
  readonly resource: PagesOptions['resource']
  /** Whether what it lists changes without notices. */
  readonly isPolled: boolean
  /** Whose numbers are in its tabs; undefined for a list without tabs. */
  readonly tabs: TabbedResource | undefined
}
