import { chakra } from '@chakra-ui/react'
import type { Complaint } from '@liftwatch/core/contract/alarms/case-rows'
import { complaintTable } from '@liftwatch/core/tables/complaints'
import { names } from '@liftwatch/core/tables/table'
import { RecordRows } from '../components/record-list/record-rows'
import { caseCells } from './case-chips'

const columns = names('caseNo createdAt subcategory description priority status').map(key =>
  complaintTable.columns.find(column => column.key === key)!,
)
const skeletonRows = 3

interface CaseRowsProps {
  /** Undefined while they are loading. */
  readonly cases: readonly Complaint[] | undefined
  readonly emptyText: string
  /** Where a case is shown, for who may see that. */
  readonly pathOf: ((of: Complaint) => string) | undefined
}

/** Some cases in a table, each a way to its own page. */
export function CaseRows({ cases, emptyText, pathOf }: CaseRowsProps) {
  if (cases?.length === 0) return <chakra.p color="fg.muted">{emptyText}</chakra.p>
  return (
    <RecordRows
      table={complaintTable}
      columns={columns}
      rows={cases}
      skeletonRows={skeletonRows}
      cells={caseCells}
      toOf={pathOf}
      isOpen={() => false}
      isNew={() => false}
      selection={undefined}
      sorting={undefined}
    />
  )
}
