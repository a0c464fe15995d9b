import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import type { ComponentType } from 'react'
import type { Cells } from './cell'
import type { Selection } from './selection'

/** What can be done to one row. Declare it outside of the component. */
export interface RowActions<Row> {
  /** With what a cell of the table shows where nothing can be done; a card then ends before. */
  readonly Shown: ComponentType<{ readonly of: Row; readonly none?: string }>
  /** The room that it takes in a table. */
  readonly rem: number
}

/** What a list's rows are made of, be they a table or cards. */
export interface RowsProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined
  readonly skeletonRows: number
  readonly cells: Cells<Row>
  /** The address of a row's detail, where rows have one; undefined for a row that has none. */
  readonly toOf: ((row: Row) => string | undefined) | undefined
  /** What can be done to a row, at its end. */
  readonly rowActions?: RowActions<Row> | undefined
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
