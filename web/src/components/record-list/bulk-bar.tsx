import { useState } from 'react'
import { useTexts } from '../../texts'
import { PlainButton } from '../inputs/plain-button'
import { showMessage } from '../overlay/messages'
import type { BulkAction } from './bulk-action'
import type { Selection } from './selection'
import { lazyPart } from '../page/lazy-part'
import type { BulkDialog as BulkDialogType } from './bulk-dialog'

const BulkDialog = lazyPart(async () => (await import('./bulk-dialog')).BulkDialog) as typeof BulkDialogType

interface BulkBarProps<Row> {
  readonly actions: readonly BulkAction<Row>[]
  readonly selection: Selection<Row>
  readonly nameOf: (row: Row) => string
}

/** What there is to do with the ticked rows, and how many they are. */
export function BulkBar<Row extends { readonly id: string }>({ actions, selection, nameOf }: BulkBarProps<Row>) {
  const t = useTexts()
  const [running, setRunning] = useState<BulkAction<Row>>()
  const number = selection.rows.length
  return (
    <>
      {number > 0 && (
        <>
          <span role="status">{t('list.selected', { number })}</span>
          <PlainButton variant="ghost" onClick={selection.clear}>
            {t('list.clearSelection')}
          </PlainButton>
        </>
      )}
      {actions.map(action => (
        <PlainButton
          key={action.name}
          variant={number > 0 ? 'solid' : 'outline'}
          onClick={() => (number > 0 ? setRunning(action) : showMessage('warning', t('list.noneSelected')))}
        >
          {action.label}
        </PlainButton>
      ))}
      {running && (
        <BulkDialog
          action={running}
          rows={selection.rows}
          nameOf={nameOf}
          close={settled => {
            setRunning(undefined)
            selection.set(settled, false)
          }}
        />
      )}
    </>
  )
}
