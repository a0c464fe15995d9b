import type { AlarmFacts, AlarmResponse } from '@liftwatch/core/contract/alarms/alarms'
import { useAlarmsNow } from '@liftwatch/core/hooks/alarms-now'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { useMemo } from 'react'
import { useKeys } from '../keys/use-keys'
import { useHeldRows } from './use-held-rows'
import { useLeftWords } from './use-left-words'
import { useSightGuard } from './use-sight-guard'

interface LiveRowsInput<Row extends { readonly id: string }> {
  /** Names what was asked for. */
  readonly asked: string
  readonly rows: readonly Row[] | undefined
  readonly isOld: boolean
  readonly view: ResourceView<Row>
}

/** The rows of a list that changes while it is read: none moves under the pointer, and what left says why. */
export function useLiveRows<Row extends { readonly id: string }>({ asked, rows, isOld, view }: LiveRowsInput<Row>) {
  const { held, letIn, handlers } = useHeldRows(asked, rows, isOld)
  const gone = useMemo(() => [...(held?.gone ?? [])], [held])
  const now = useAlarmsNow(view, gone) as ReadonlyMap<string, Row & AlarmFacts & AlarmResponse>
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
