import type { Complaint } from '../../contract/alarms/case-rows'
import type { LiftFault } from '../../contract/alarms/lift-faults'
import type { PassengerTrap } from '../../contract/alarms/passenger-traps'
import type { HomeSummary } from '../../contract/home/home'
import type { DelayedSwitchOff, SilentLmd } from '../../contract/home/home-parts'
import { waitingParts, type WaitingPart } from '../../domain/home'

interface Rows {
  readonly passengerTraps: PassengerTrap
  readonly liftFaults: LiftFault
  readonly switchOffs: DelayedSwitchOff
  readonly complaints: Complaint
  readonly lmds: SilentLmd
}

/** Something that waits for a person, of whatever kind. */
export type WaitingRow = {
  readonly [Part in WaitingPart]: { readonly part: Part; readonly id: string; readonly row: Rows[Part] }
}[WaitingPart]

/** The most urgent of what waits in one part. */
export function rowsOfPart(summary: HomeSummary, part: WaitingPart): WaitingRow[] {
  const rows: readonly { readonly id: string }[] = summary[part]?.waiting ?? []
  // Of the part that it is read from, which the compiler does not follow.
  return rows.map(row => ({ part, id: row.id, row }) as WaitingRow)
}

/** The most urgent of what waits for a person, in the order in which people are to look at it. */
export function waitingRows(summary: HomeSummary): WaitingRow[] {
  return waitingParts.flatMap(part => rowsOfPart(summary, part))
}

/** How much waits in a part besides the rows that there are of it. */
export function hiddenCnt(summary: HomeSummary, part: WaitingPart): number {
  const of = summary[part]
  return of ? Math.max(0, of.waitingCnt - of.waiting.length) : 0
}
