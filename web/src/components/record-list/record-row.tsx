import type { Table, TableColumn } from '@liftwatch/core/tables/table'
import { memo, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../texts'
import { RowLink } from '../list/row-link'
import { cellOf, TwoLines, type Cells } from './cell'
import { RowCheckbox } from './row-checkbox'
import type { RowActions } from './rows-props'

export interface RecordRowProps<Row> {
  readonly row: Row
  /** Its place in the whole table, from 1, of which not every row need be drawn. */
  readonly rowIndex: number
  readonly name: string
  /** The key of the column that names it. */
  readonly nameKey: string
  readonly columns: Table<Row>['columns']
  readonly cells: Cells<Row>
  /** Whether rows have details. */
  readonly hasDetails: boolean
  /** The way to the row's detail, where it has one. */
  readonly to: string | undefined
  /** What can be done to a row. */
  readonly Actions: RowActions<Row>['Shown'] | undefined
  readonly isOpen: boolean
  /** Came just now; shown by a ground that fades. */
  readonly isNew: boolean
  /** Why it is no longer in its list, where it is not. */
  readonly left: string | undefined
  readonly isSelected: boolean
  /** Where rows can be ticked. */
  readonly isSelectable: boolean
  /** Where this one can be. */
  readonly toggle: ((row: Row) => void) | undefined
}

/** Whether a click on the row is meant for the row: not the end of marking a text to copy it. */
function isMeantForRow(): boolean {
  return window.getSelection()?.isCollapsed !== false
}

function Row<Data>(props: RecordRowProps<Data>) {
  const { row, rowIndex, name, nameKey, columns, cells, hasDetails, to, Actions } = props
  const { isOpen, isNew, left, isSelected, isSelectable, toggle } = props
  const t = useTexts()
  const navigate = useNavigate()
  const view = t('alarms.actions.view')
  const cell = (column: TableColumn<Data>): ReactNode => cellOf(column, row, cells, t)
  return (
    <tr
      aria-rowindex={rowIndex}
      aria-current={isOpen || undefined}
      aria-selected={isSelectable ? isSelected : undefined}
      data-new={isNew || undefined}
      data-row={(row as { readonly id: string }).id}
      data-left={left !== undefined || undefined}
      data-link={to !== undefined || undefined}
      tabIndex={-1}
      onClick={() => to !== undefined && isMeantForRow() && void navigate(to)}
    >
      {isSelectable && (
        <td>
          <RowCheckbox
            label={t('list.select', { name })}
            isChecked={isSelected}
            toggle={toggle && (() => toggle(row))}
          />
        </td>
      )}
      {columns.map(column => (
        <td key={column.key} data-kind={column.kind} data-fixed={column.isFixed}>
          {left !== undefined && column.key === nameKey ? (
            <TwoLines first={cell(column)} second={left} />
          ) : (
            cell(column)
          )}
        </td>
      ))}
      {(hasDetails || Actions) && (
        // What opens from here is over the page: a click there is none on the row.
        <td data-view onClick={Actions && (event => event.stopPropagation())}>
          {Actions && <Actions of={row} none="-" />}
          {to !== undefined && (
            <RowLink to={to} label={`${view} ${name}`}>
              {view}
            </RowLink>
          )}
        </td>
      )}
    </tr>
  )
}

/** One row of a list; drawn again only when something of it has changed. */
export const RecordRow = memo(Row) as typeof Row
