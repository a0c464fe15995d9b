import type { ColumnPreference } from '@liftwatch/core/contract/properties'
import { tablePreference } from '@liftwatch/core/tables/shown-columns'
import type { Table } from '@liftwatch/core/tables/table'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { Icon } from '../marks/icon'
import { lazyPart } from '../page/lazy-part'

const ColumnDialog = lazyPart(async () => (await import('./column-dialog')).ColumnDialog)

interface ColumnButtonProps<Row> {
  readonly table: Table<Row>
  /** Undefined where it could not be had. */
  readonly preference: readonly ColumnPreference[] | undefined
}

/** Opens the choice of columns. */
export function ColumnButton<Row>({ table, preference }: ColumnButtonProps<Row>) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const headings = new Map(table.columns.map(column => [column.key, t(column.header)]))
  return (
    <>
      <PlainButton aria-label={t('list.columns.title')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="columns" />
        <span className="lw-button-word">{t('list.columns.title')}</span>
      </PlainButton>
      {isOpen && (
        <ColumnDialog
          type={table.type}
          columns={tablePreference(table, column => t(column.header), preference)}
          headingOf={key => headings.get(key) ?? key}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
