import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { waitingParts, type WaitingPart } from '@liftwatch/core/domain/home'
import { hiddenCnt, waitingRows, type WaitingRow } from '@liftwatch/core/views/home/waiting-rows'
import type { ListSource } from '../../components/list/state'

/** How much of a part there is below its most urgent. */
export interface MoreRow {
  readonly part: WaitingPart
  readonly id: string
  readonly more: number
}

export type OverviewRow = WaitingRow | MoreRow

export function isMore(row: OverviewRow): row is MoreRow {
  return 'more' in row
}

/**
 * What waits, as a list has it: the most urgent of each part, and how much there is besides.
 * @param hasTraps whether passenger traps are among them
 */
export function overviewRows(summary: HomeSummary | undefined, hasTraps: boolean): OverviewRow[] {
  if (!summary) return []
  const rows = waitingRows(summary)
  const ofPart = (part: WaitingPart) => {
    const shown: OverviewRow[] = rows.filter(row => row.part === part)
    const more = hiddenCnt(summary, part)
    return more === 0 ? shown : shown.concat({ part, id: `more ${part}`, more })
  }
  return waitingParts.filter(part => hasTraps || part !== 'passengerTraps').flatMap(ofPart)
}

/** @param list tells what of it may be read: what may be no longer does not stay under the cursor either */
export function sourceOf(list: string, rows: readonly OverviewRow[]): ListSource {
  return {
    list,
    isLive: true,
    total: rows.length,
    idAt: index => rows[index]?.id,
    indexOf(id) {
      const at = rows.findIndex(row => row.id === id)
      return at === -1 ? undefined : at
    },
  }
}
