import { Button, chakra } from '@chakra-ui/react'
import { AppError } from '@liftwatch/core/errors'
import { errorText, type Translate } from '@liftwatch/core/text/translate'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts'
import { Dialog } from '../dialog'
import { StatusChip } from '../status-chip'
import type { BulkAction } from './bulk-action'

/** What became of one row: nothing yet, done, or an error. */
type Outcome = 'done' | Error | undefined

interface BulkResultsProps<Row> {
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly close: () => void
}

function Mark({ t, action, outcome }: { t: Translate; action: { readonly done: string }; outcome: Outcome }) {
  if (outcome === undefined) return <StatusChip isPlain tone="muted" label={t('list.bulk.waiting')} />
  if (outcome === 'done') return <StatusChip isPlain tone="ok" label={action.done} />
  const reason = outcome instanceof AppError ? errorText(t, outcome) : outcome.message
  return (
    <chakra.span whiteSpace="normal">
      <StatusChip isPlain tone="warning" label={reason} />
    </chakra.span>
  )
}

/** Does the thing to each row, one after the other, and says of each how it went. */
export function BulkResults<Row extends { readonly id: string }>(props: BulkResultsProps<Row>) {
  const { action, nameOf, close } = props
  const t = useTexts()
  // As they were ticked; what is ticked meanwhile is another round's.
  const [rows] = useState(props.rows)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const [run] = useState(() => action.run)

  useEffect(() => {
    let isWanted = true
    const all = async () => {
      for (const row of rows) {
        if (!isWanted) return
        const outcome = await run(row).then(
          () => 'done' as const,
          (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
        )
        setOutcomes(before => [...before, outcome])
      }
    }
    void all()
    return () => {
      isWanted = false
    }
  }, [rows, run])

  const succeeded = outcomes.filter(outcome => outcome === 'done').length
  const isOver = outcomes.length === rows.length
  const summary = isOver
    ? t('list.bulk.summary', { succeeded, refused: rows.length - succeeded })
    : t('list.bulk.progress', { done: outcomes.length, total: rows.length })
  return (
    <Dialog
      title={action.label}
      close={close}
      footer={
        <Button variant="solid" onClick={close}>
          {t('list.bulk.close')}
        </Button>
      }
    >
      <chakra.p role="status" mb="3" fontWeight="medium">
        {summary}
      </chakra.p>
      <chakra.table w="full" css={{ '& td, & th': { py: '1.5', textAlign: 'start', verticalAlign: 'top' } }}>
        <tbody>
          {rows.map((row, index) => (
            <chakra.tr key={row.id} borderTopWidth="1px">
              <chakra.th scope="row" pe="3" fontWeight="medium">
                {nameOf(row)}
              </chakra.th>
              <td>
                <Mark t={t} action={action} outcome={outcomes[index]} />
              </td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Dialog>
  )
}
