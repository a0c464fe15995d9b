import { useRef } from 'react'
import type { Sorting } from '../list/sort-header'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { useBoxRem } from './box-width'
import { RecordCards } from './record-cards'
import { RecordTable } from './record-table'
import type { RowsProps } from './rows-props'

interface BoxedTableProps<Row> extends RowsProps<Row> {
  readonly sorting: Sorting | undefined
}

/** The rows as a table, or as cards where there is no room for one. */
export function RecordRows<Row extends { readonly id: string }>(props: BoxedTableProps<Row>) {
  return phone.use() ? <RecordCards {...props} /> : <BoxedTable {...props} />
}

function BoxedTable<Row extends { readonly id: string }>(props: BoxedTableProps<Row>) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const boxRem = useBoxRem(box)
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('list.rows', { name: t(props.table.title) })}
      tabIndex={0}
      className="lw-rows"
    >
      <RecordTable {...props} box={box} boxRem={boxRem} />
    </div>
  )
}
