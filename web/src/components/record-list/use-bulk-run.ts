import type { OnceOutcome } from '@liftwatch/core/hooks/acknowledge-once'
import { useEffect, useRef, useState } from 'react'
import type { BulkAction } from './bulk-action'

export interface BulkRun {
  readonly phase: 'asking' | 'running' | 'over'
  /** In the order of the rows, as far as it has come. */
  readonly outcomes: readonly OnceOutcome[]
  readonly start: () => void
  /** What is under way is still answered; nothing further is started. */
  readonly stop: () => void
}

/** Does it to each row, one after the other, until all are done or it is stopped. */
export function useBulkRun<Row>(action: BulkAction<Row>, rows: readonly Row[]): BulkRun {
  const [phase, setPhase] = useState<BulkRun['phase']>('asking')
  const [outcomes, setOutcomes] = useState<readonly OnceOutcome[]>([])
  const isWanted = useRef(true)

  async function all(): Promise<void> {
    setPhase('running')
    for (const row of rows) {
      if (!isWanted.current) break
      const outcome = await action.run(row)
      setOutcomes(before => [...before, outcome])
    }
    setPhase('over')
  }

  // Whatever takes the dialog away, nothing goes on out of sight.
  useEffect(() => {
    isWanted.current = true
    return () => {
      isWanted.current = false
    }
  }, [])
  return { phase, outcomes, start: () => void all(), stop: () => (isWanted.current = false) }
}
