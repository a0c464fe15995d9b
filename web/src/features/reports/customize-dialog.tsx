import type { ColumnPreference } from '@liftwatch/core/contract/properties'
import { useSaveReportOrder } from '@liftwatch/core/hooks/report-orders'
import type { ReportRow } from '@liftwatch/core/views/report-view'
import { tablePreference } from '@liftwatch/core/tables/shown-columns'
import { findReportSort } from '@liftwatch/core/tables/report-sorts'
import type { Table } from '@liftwatch/core/tables/table'
import { useState } from 'react'
import { ColumnDialog } from '../../components/record-list/column-dialog'
import { useTexts } from '../../texts'
import type { Order } from './order'
import { OrderChoice } from './order-choice'

export interface CustomizeDialogProps {
  readonly table: Table<ReportRow>
  /** Undefined where it could not be had. */
  readonly preference: readonly ColumnPreference[] | undefined
  /** Where the order can be chosen. */
  readonly order: Order | undefined
  /** Once the order is saved: the address has none of its own any more. */
  readonly forgetOrder: () => void
  readonly close: () => void
}

/** Columns, sort and grouping; what is not saved is forgotten. */
export function CustomizeDialog({ table, preference, order, forgetOrder, close }: CustomizeDialogProps) {
  const t = useTexts()
  const choice = findReportSort(table)
  const saveOrder = useSaveReportOrder(choice?.type)
  const [chosen, choose] = useState(order)
  const headings = new Map(table.columns.map(column => [column.key, t(column.header)]))
  async function save(): Promise<void> {
    if (!chosen) return
    const { field, direction, groupBy = null } = chosen
    await saveOrder({ sortField: field, sort: direction, groupBy })
    forgetOrder()
  }
  return (
    <ColumnDialog
      title={t('reports.customize')}
      type={table.type}
      columns={tablePreference(table, column => t(column.header), preference)}
      headingOf={key => headings.get(key) ?? key}
      close={close}
      alsoSave={save}
    >
      {choice && chosen && <OrderChoice choice={choice} order={chosen} change={choose} />}
    </ColumnDialog>
  )
}
