import { Button, chakra } from '@chakra-ui/react'
import type { OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import { useState } from 'react'
import { useTexts } from '../../texts'
import { showMessage } from '../overlay/messages'
import { Dialog } from '../overlay/dialog'
import type { BulkAction } from './bulk-action'
import { BulkMark } from './bulk-mark'
import { useBulkRun } from './use-bulk-run'

interface BulkDialogProps<Row> {
  readonly action: BulkAction<Row>
  readonly rows: readonly Row[]
  readonly nameOf: (row: Row) => string
  /** With the rows that need no tick any more. */
  readonly close: (settled: readonly Row[]) => void
}

/** How many had each outcome, and how many were not come to. */
function countsOf(outcomes: readonly OnceOutcome[], total: number) {
  const count = (what: OnceOutcome['what']) => outcomes.filter(outcome => outcome.what === what).length
  return {
    done: count('done'),
    needless: count('needless'),
    failed: count('failed'),
    left: total - outcomes.length,
    total,
  }
}

/** Asks, then does it to each row, one after the other, and says of each how it went. Closing it midway stops it. */
export function BulkDialog<Row extends { readonly id: string }>(props: BulkDialogProps<Row>) {
  const { nameOf, close } = props
  const t = useTexts()
  // As they were ticked; what is ticked meanwhile is another round's.
  const [{ action, rows }] = useState({ action: props.action, rows: props.rows })
  const { phase, outcomes, start, stop } = useBulkRun(action, rows)
  const counts = countsOf(outcomes, rows.length)
  const summary = t(counts.left > 0 ? 'list.bulk.stopped' : 'list.bulk.summary', counts)

  function end(): void {
    // The browser may close it whatever the page says; then what was done is said beside it.
    if (phase === 'running') showMessage('warning', t('list.bulk.stopped', counts))
    stop()
    close(rows.filter((_, index) => outcomes[index] !== undefined && outcomes[index].what !== 'failed'))
  }

  return (
    <Dialog
      title={action.label}
      close={end}
      mayClose={() => {
        if (phase === 'running') stop()
        return phase !== 'running'
      }}
      footer={
        phase === 'asking' ? (
          <>
            <Button onClick={end}>{t('list.bulk.cancel')}</Button>
            <Button variant="solid" onClick={start}>
              {t('list.bulk.confirm', { action: action.label, number: rows.length })}
            </Button>
          </>
        ) : (
          <Button variant="solid" onClick={phase === 'running' ? stop : end}>
            {t(phase === 'running' ? 'list.bulk.stop' : 'list.bulk.close')}
          </Button>
        )
      }
    >
      <chakra.p role="status" mb="3" fontWeight="medium">
        {phase === 'asking' && action.question(rows)}
        {phase === 'running' && t('list.bulk.progress', { done: outcomes.length, total: rows.length })}
        {phase === 'over' && summary}
      </chakra.p>
      <chakra.table w="full" css={{ '& td, & th': { py: '1.5', textAlign: 'start', verticalAlign: 'top' } }}>
        <tbody>
          {rows.map((row, index) => (
            <chakra.tr key={row.id} borderTopWidth="1px">
              <chakra.th scope="row" pe="3" fontWeight="medium">
                {nameOf(row)}
              </chakra.th>
              <td>
                <BulkMark done={action.done} phase={phase} outcome={outcomes[index]} />
              </td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Dialog>
  )
}
