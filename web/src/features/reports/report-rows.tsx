import type { TableColumn } from '@liftwatch/core/tables/table'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { RecordRows } from '../../components/record-list/record-rows'
import { phone } from '../../media'
import { cardCellsOf, cellsOf } from './report-cells'
import type { ReportPart } from './report-parts'
import type { ReportSearch } from './report-search'
import { useRowGroup } from './row-group'
import { useRowLines } from './row-lines'
import { useRowPath } from './row-path'

/** More than a screen is high. */
const skeletonRowsMax = 20

interface ReportRowsProps {
  readonly part: ReportPart
  readonly search: ReportSearch
  readonly columns: readonly TableColumn<ReportRow>[]
  /** Undefined while they are loading. */
  readonly rows: readonly ReportRow[] | undefined
}

/** A page of a report's table. */
export function ReportRows({ part, search, columns, rows }: ReportRowsProps) {
  const { asked, page, ordering, change } = search
  const isPhone = phone.use()
  return (
    <RecordRows
      table={part.view.table}
      columns={columns}
      rows={useRowLines(part.view.table, rows)}
      skeletonRows={Math.min(page.size, skeletonRowsMax)}
      cells={isPhone ? cardCellsOf(part.key) : cellsOf(part.key)}
      toOf={useRowPath(part)}
      groupOf={useRowGroup(part, asked)}
      isOpen={() => false}
      isNew={() => false}
      selection={undefined}
      sorting={
        ordering && {
          ...ordering.order,
          sortBy: (field, direction) => change({ sort: `${field},${direction}` }),
        }
      }
    />
  )
}
