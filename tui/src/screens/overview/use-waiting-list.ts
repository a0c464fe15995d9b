import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { readableParts } from '@liftwatch/core/domain/home'
import { useRowNow } from '@liftwatch/core/hooks/pages'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'
import { passengerTrapView } from '@liftwatch/core/views/resources/passenger-traps'
import { useMemo, useState } from 'react'
import { startOf, type ListState } from '../../components/list/state'
import { useSettledList } from '../../components/list/use-list'
import type { Commands } from '../../input/key-router'
import { useRemembered } from '../../navigation/screen-memory'
import { isMore, overviewRows, sourceOf, type OverviewRow } from './waiting-list'

/** Under which one's place in it is remembered. */
const overviewPlace = 'overview'

export interface WaitingList {
  readonly state: ListState
  readonly commands: Commands
  readonly total: number
  readonly rowAt: (index: number) => OverviewRow | undefined
}

/** What waits no longer, as it now is where that can be asked for; else as it was. */
function useGone(row: OverviewRow | undefined): OverviewRow | undefined {
  const waiting = row && !isMore(row) ? row : undefined
  const fault = waiting?.part === 'liftFaults' ? waiting.row : undefined
  const trap = waiting?.part === 'passengerTraps' ? waiting.row : undefined
  const faultNow = useRowNow(liftFaultView.calls, fault?.id, fault)
  const trapNow = useRowNow(passengerTrapView.calls, trap?.id, trap)
  if (faultNow) return { part: 'liftFaults', id: faultNow.id, row: faultNow }
  if (trapNow) return { part: 'passengerTraps', id: trapNow.id, row: trapNow }
  return row
}

/** What waits, with one's place in it: the row under the cursor stays there when it waits no longer, until one moves on. */
export function useWaitingList(summary: HomeSummary | undefined, hasTraps: boolean, height: number): WaitingList {
  // The same rows for as long as the figures are.
  const rows = useMemo(() => overviewRows(summary, hasTraps), [summary, hasTraps])
  const [held, become] = useRemembered(overviewPlace, () => startOf(''))
  const readable = summary ? readableParts(summary).join(' ') : held.list
  const { state, commands } = useSettledList({ held, become }, sourceOf(readable, rows), height)
  const { isGone, cursor } = state
  const here = isGone ? undefined : rows[cursor]
  const [last, setLast] = useState<OverviewRow>()
  if (here !== undefined && here !== last) setLast(here)
  const gone = useGone(isGone && last?.id === state.id ? last : undefined)
  if (!isGone) return { state, commands, total: rows.length, rowAt: index => rows[index] }
  return {
    state,
    commands,
    total: rows.length + 1,
    rowAt: index => (index === cursor ? gone : rows[index < cursor ? index : index - 1]),
  }
}
