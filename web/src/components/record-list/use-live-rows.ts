import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms'
import type { AnsweredKind } from '@liftwatch/core/hooks/alarm-calls'
import { useAlarmsNow } from '@liftwatch/core/hooks/alarms-now'
import { useMemo } from 'react'
import { useKeys } from '../keys/use-keys'
import { useHeldRows } from './use-held-rows'
import { useLeftWords } from './use-left-words'
import { useSightGuard } from './use-sight-guard'

interface LiveRowsInput<Row> {
  /** Names what was asked for. */
  readonly asked: string
  readonly rows: readonly Row[] | undefined
  readonly isOld: boolean
  /** Where what became of a row that left can be asked for. */
  readonly alarms: AnsweredKind | undefined
}

/** The rows of a list that changes while it is read: none moves under the pointer, and what left says why. */
export function useLiveRows<Row extends { readonly id: string }>({ asked, rows, isOld, alarms }: LiveRowsInput<Row>) {
  const { held, letIn, handlers } = useHeldRows(asked, rows, isOld)
  const gone = useMemo(() => [...(held?.gone ?? [])], [held])
  const now = useAlarmsNow<Row & AlarmFacts & AlarmResponse>(alarms, gone)
  const shown = useMemo(() => held?.rows.map(row => now.get(row.id) ?? row), [held, now])
  const guard = useSightGuard(held?.of ?? asked, shown)
  const words = useLeftWords()
  const newRows = held?.newRows ?? 0
  useKeys({ letIn: () => (newRows > 0 ? letIn() : false) })
  return {
    rows: shown,
    newRows,
    letIn,
    /** What is said at a row that is no longer in the list. */
    leftOf: (row: Row): string | undefined => {
      if (!held?.gone.has(row.id)) return undefined
      const alarm = now.get(row.id)
      return alarm ? words.ofAlarm(alarm) : words.other
    },
    handlers: { ...handlers, onClickCapture: guard },
  }
}
