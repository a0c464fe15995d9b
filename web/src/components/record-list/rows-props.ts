import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import type { Cells } from './cell'
import type { Selection } from './selection'

/** What a list's rows are made of, be they a table or cards. */
export interface RowsProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined
  readonly skeletonRows: number
  readonly cells: Cells<Row>
  /** The address of a row's detail, where rows have one. */
  readonly toOf: ((row: Row) => string) | undefined
  /** Under which heading a row is, where those that follow one another have one. */
  readonly groupOf?: ((row: Row) => string) | undefined
  /** All rows are drawn, however many: for paper. */
  readonly isWhole?: boolean
  readonly isOpen: (row: Row) => boolean
  readonly isNew: (row: Row) => boolean
  /** What is said at a row that has left its list and is still in sight. */
  readonly leftOf?: (row: Row) => string | undefined
  /** Where rows can be ticked. */
  readonly selection: Selection<Row> | undefined
}
