import { chakra } from '@chakra-ui/react'
import { AppError } from '@liftwatch/core/errors'
import type { OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import { errorText } from '@liftwatch/core/text/error-text'
import { useTexts } from '../../texts'
import { StatusChip } from '../marks/status-chip'
import type { BulkRun } from './use-bulk-run'

interface BulkMarkProps {
  readonly done: string
  readonly phase: BulkRun['phase']
  readonly outcome: OnceOutcome | undefined
}

/** What became of one row. */
export function BulkMark({ done, phase, outcome }: BulkMarkProps) {
  const t = useTexts()
  if (outcome === undefined) {
    if (phase === 'asking') return null
    return <StatusChip isPlain tone="muted" label={t(phase === 'over' ? 'list.bulk.notDone' : 'list.bulk.waiting')} />
  }
  if (outcome.what === 'done') return <StatusChip isPlain tone="ok" label={done} />
  const error =
    outcome.what === 'needless' ? new AppError(outcome.reason.code, { params: outcome.reason.params }) : outcome.error
  const reason = error instanceof AppError ? errorText(t, error) : String(error)
  return (
    <chakra.span whiteSpace="normal">
      <StatusChip isPlain tone={outcome.what === 'needless' ? 'muted' : 'warning'} label={reason} />
    </chakra.span>
  )
}
