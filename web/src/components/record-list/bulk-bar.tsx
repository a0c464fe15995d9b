import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '../../texts'
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
          <chakra.span role="status" color="fg.muted" whiteSpace="nowrap">
            {t('list.selected', { number })}
          </chakra.span>
          <Button variant="ghost" onClick={selection.clear}>
            {t('list.clearSelection')}
          </Button>
        </>
      )}
      {actions.map(action => (
        <Button
          key={action.name}
          variant={number > 0 ? 'solid' : 'outline'}
          onClick={() => (number > 0 ? setRunning(action) : showMessage('warning', t('list.noneSelected')))}
        >
          {action.label}
        </Button>
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
