import { Button, chakra, Flex } from '@chakra-ui/react'
import type { ColumnPreference, TableType } from '@liftwatch/core/contract/properties'
import { AppError } from '@liftwatch/core/errors'
import { useDefaultColumns, useSaveColumns } from '@liftwatch/core/hooks/preferences'
import { errorText } from '@liftwatch/core/text/error-text'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../texts'
import { showMessage } from '../overlay/messages'
import { Dialog } from '../overlay/dialog'
import { StatusChip } from '../marks/status-chip'
import { ColumnChoice } from './column-choice'

interface ColumnDialogProps {
  readonly type: TableType
  /** As they are now. */
  readonly columns: readonly ColumnPreference[]
  /** A column's heading in the reader's language. */
  readonly headingOf: (key: string) => string
  readonly close: () => void
  /** Where more is chosen in it than columns: its title, the boxes, and what saves them; rejects with an AppError. */
  readonly title?: string
  readonly children?: ReactNode
  readonly alsoSave?: () => Promise<void>
}

function moved<Item>(items: readonly Item[], index: number, step: -1 | 1): Item[] {
  const rest = items.toSpliced(index, 1)
  return rest.toSpliced(index + step, 0, items[index]!)
}

/** Which columns are shown, and in which order; at least one stays (specification 1 section 5). */
export function ColumnDialog(props: ColumnDialogProps) {
  const { type, columns, headingOf, close, children, alsoSave } = props
  const t = useTexts()
  const { isPending, save } = useSaveColumns()
  const { data: defaults } = useDefaultColumns(type)
  const [body, setBody] = useState(columns)
  // Of those that can be chosen: the others are always there and would make the rule an empty one.
  const isNoneShown = body.every(column => !column.view || !column.detectable)

  async function submit(): Promise<void> {
    try {
      await save({ type, body: [...body] })
      await alsoSave?.()
      showMessage('ok', t('list.columns.saved'))
      close()
    } catch (error) {
      // The choice stays in the dialog, for another try.
      showMessage('critical', error instanceof AppError ? errorText(t, error) : String(error))
    }
  }

  return (
    <Dialog
      title={props.title ?? t('list.columns.title')}
      close={close}
      footer={
        <>
          <Button variant="ghost" me="auto" disabled={!defaults} onClick={() => defaults && setBody(defaults.body)}>
            {t('list.columns.defaults')}
          </Button>
          <Button onClick={close}>{t('list.columns.cancel')}</Button>
          <Button variant="solid" disabled={isNoneShown || isPending} onClick={() => void submit()}>
            {t('list.columns.save')}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="3">
        {children}
        <chakra.p color="fg.muted">{t('list.columns.hint')}</chakra.p>
        <div role="alert">{isNoneShown && <StatusChip tone="warning" label={t('list.columns.selectRow')} />}</div>
        <chakra.ul aria-label={t('list.columns.title')}>
          {body.map((column, index) => (
            <ColumnChoice
              key={column.key}
              heading={headingOf(column.key)}
              column={column}
              toggle={() => setBody(body.with(index, { ...column, view: !column.view }))}
              move={step => setBody(moved(body, index, step))}
              isFirst={index === 0}
              isLast={index === body.length - 1}
            />
          ))}
        </chakra.ul>
      </Flex>
    </Dialog>
  )
}
