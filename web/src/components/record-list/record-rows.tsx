import { useRef } from 'react'
import type { Sorting } from '../list/sort-header'
import { phone } from '../../media'
import { useTexts } from '../../texts'
import { useBoxRem } from './box-width'
import { RecordCards } from './record-cards'
import { RecordTable } from './record-table'
import type { RowsProps } from './rows-props'

/** The rows as a table, or as cards where there is no room for one. */
export function RecordRows<Row extends { readonly id: string }>(
  props: RowsProps<Row> & { readonly sorting: Sorting | undefined },
) {
  const t = useTexts()
  const isPhone = phone.use()
  const box = useRef<HTMLDivElement>(null)
  const boxRem = useBoxRem(box)
  if (isPhone) return <RecordCards {...props} />
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
