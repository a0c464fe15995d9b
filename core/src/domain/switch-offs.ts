import type { SwitchOff, SwitchOffState } from '../contract/estate/switch-offs'
import type { Refusal } from '../errors'
import { dayMs, minuteMs } from '../limits'
import { changedAt, editedBy, type LastChange } from './last-change'

/** Planned switch-offs (specification 2 section 5, decisions.md section 12). Instants are epoch milliseconds. All functions are pure. */

/** A lift is off for at least so long: what is shorter is no planned switch-off. */
export const switchOffLastsMinMs = dayMs
/** Both times are no further away than this. */
export const switchOffAheadMaxMs = 365 * dayMs
/** A time that is before now by less than this was now when it was chosen. */
const switchOffToleranceMs = minuteMs
/** Closed ones are shown for so long; then they are history (decisions.md section 5). */
export const switchOffRecentMs = 30 * dayMs

/** When a lift is planned to be off. */
interface SwitchOffTimes {
  readonly offAt: number
  readonly onAt: number
}

type Actor = { readonly id: string; readonly name: string }

/** Of a switch-off what its rules go by. */
export type SwitchOffRow = Pick<
  SwitchOff,
  | 'offAt'
  | 'onAt'
  | 'isOff'
  | 'status'
  | 'switchOnAt'
  | 'closedAt'
  | 'cancelledAt'
  | 'cancelReason'
  | 'report'
  | 'author'
  | 'switchedOnBy'
  | 'cancelledBy'
  | 'lastEditor'
  | 'createdAt'
  | 'updatedAt'
>

/** What people see of it. */
export function stateOfSwitchOff({
  status,
  cancelledAt,
  delay,
}: Pick<SwitchOff, 'status' | 'cancelledAt' | 'delay'>): SwitchOffState {
  if (cancelledAt !== null) return 'CANCELLED'
  if (status === 'CLOSED') return 'CLOSED'
  return delay === null ? 'OPEN' : 'DELAY'
}

/** The earliest and the latest minute at which a lift can be switched off, as one plans at an instant. */
export function offTimeBounds(at: number): { readonly from: number; readonly upTo: number } {
  return {
    from: ceilMinute(at - switchOffToleranceMs),
    upTo: floorMinute(at + switchOffAheadMaxMs) - switchOffLastsMinMs,
  }
}

/** The earliest and the latest minute at which it can run again, for the off time that is chosen; for any where none is. */
export function onTimeBounds(offAt: number | undefined, at: number): { readonly from: number; readonly upTo: number } {
  return {
    from: (offAt ?? offTimeBounds(at).from) + switchOffLastsMinMs,
    upTo: floorMinute(at + switchOffAheadMaxMs),
  }
}

function ceilMinute(at: number): number {
  return Math.ceil(at / minuteMs) * minuteMs
}

function floorMinute(at: number): number {
  return Math.floor(at / minuteMs) * minuteMs
}

/**
 * Why a lift cannot be off at these times, as one plans at an instant.
 * Errors: off-time-passed, on-time-too-soon, switch-off-too-far.
 */
export function switchOffTimesRefusal({ offAt, onAt }: SwitchOffTimes, at: number): Refusal | undefined {
  if (offAt < at - switchOffToleranceMs) return { code: 'off-time-passed' }
  if (onAt - offAt < switchOffLastsMinMs) return { code: 'on-time-too-soon' }
  return onAt > at + switchOffAheadMaxMs ? { code: 'switch-off-too-far' } : undefined
}

/** Why a lift cannot have one more switch-off. Errors: lift-has-switch-off. */
export function oneSwitchOffRefusal(openCnt: number): Refusal | undefined {
  return openCnt > 0 ? { code: 'lift-has-switch-off' } : undefined
}

/** Who changed a switch-off last, and when; its author where no one has. */
export function lastChangeOfSwitchOff(row: SwitchOffRow): LastChange {
  const { cancelledBy, switchedOnBy, lastEditor, author, updatedAt } = row
  return { name: (cancelledBy ?? switchedOnBy ?? lastEditor ?? author)?.name ?? '-', sinceAt: updatedAt }
}

/** What an edit gives; times that are left out stay as they are. */
export interface SwitchOffEdit {
  readonly report: string
  readonly offAt?: number | undefined
  readonly onAt?: number | undefined
}

/** The names of what an edit changes. */
export function changesOfSwitchOff(row: SwitchOffRow, edit: SwitchOffEdit): ('offAt' | 'onAt' | 'report')[] {
  return (['offAt', 'onAt', 'report'] as const).filter(name => edit[name] !== undefined && edit[name] !== row[name])
}

/** Why its plan cannot be changed by anyone now: what a front-end offers goes by it. Errors: switch-off-closed, switch-off-times-fixed. */
export function planRefusal(row: Pick<SwitchOffRow, 'status' | 'isOff'>): Refusal | undefined {
  return reportRefusal(row) ?? (row.isOff ? { code: 'switch-off-times-fixed' } : undefined)
}

/** Why not even its report can be changed now. Errors: switch-off-closed. */
export function reportRefusal({ status }: Pick<SwitchOffRow, 'status'>): Refusal | undefined {
  return status === 'CLOSED' ? { code: 'switch-off-closed' } : undefined
}

/**
 * Why an edit of the one that was last changed at `from` cannot be saved. What would change nothing is no conflict.
 * Errors: switch-off-closed, changed-meanwhile {name, sinceAt}, switch-off-times-fixed, and those of its times.
 */
export function editSwitchOffRefusal(
  row: SwitchOffRow,
  edit: SwitchOffEdit,
  { from, at }: { readonly from: number; readonly at: number },
): Refusal | undefined {
  const refused = reportRefusal(row)
  if (refused) return refused
  const changes = changesOfSwitchOff(row, edit)
  if (changes.length === 0) return undefined
  if (from !== row.updatedAt) return { code: 'changed-meanwhile', params: lastChangeOfSwitchOff(row) }
  if (changes.every(name => name === 'report')) return undefined
  const { offAt = row.offAt, onAt = row.onAt } = edit
  return planRefusal(row) ?? switchOffTimesRefusal({ offAt, onAt }, at)
}

/** As edited; the same one where nothing is different. */
export function editedSwitchOff<Row extends SwitchOffRow>(
  before: Row,
  edit: SwitchOffEdit,
  by: Actor,
  at: number,
): Row {
  if (changesOfSwitchOff(before, edit).length === 0) return before
  const { report, offAt = before.offAt, onAt = before.onAt } = edit
  return { ...before, report, offAt, onAt, ...editedBy(before, by, at) }
}

/**
 * Why the lift cannot be switched on again; one's own switch-on may be repeated.
 * Errors: switch-off-closed, already-switched-on {name, sinceAt}, not-off-yet.
 */
export function switchOnRefusal(
  row: Pick<SwitchOffRow, 'status' | 'isOff' | 'switchOnAt' | 'switchedOnBy'>,
  by?: Pick<Actor, 'id'>,
): Refusal | undefined {
  const { status, isOff, switchOnAt, switchedOnBy } = row
  if (switchOnAt !== null) {
    if (by !== undefined && switchedOnBy?.id === by.id) return undefined
    return { code: 'already-switched-on', params: { name: switchedOnBy?.name ?? '-', sinceAt: switchOnAt } }
  }
  if (status === 'CLOSED') return { code: 'switch-off-closed' }
  return isOff ? undefined : { code: 'not-off-yet' }
}

/** As switched on; the same one where it was before. */
export function switchedOn<Row extends SwitchOffRow>(before: Row, by: Actor, at: number): Row {
  if (before.switchOnAt !== null) return before
  const updatedAt = changedAt(before, at)
  const closed = { status: 'CLOSED', switchOnAt: at, closedAt: at, isOff: false } as const
  return { ...before, ...closed, switchedOnBy: actorOf(by), updatedAt }
}

/** Why it cannot be cancelled; one's own cancellation may be repeated. Errors: switch-off-closed, off-already. */
export function cancelSwitchOffRefusal(
  row: Pick<SwitchOffRow, 'status' | 'isOff' | 'cancelledBy'>,
  by?: Pick<Actor, 'id'>,
): Refusal | undefined {
  if (by !== undefined && row.cancelledBy?.id === by.id) return undefined
  return reportRefusal(row) ?? (row.isOff ? { code: 'off-already' } : undefined)
}

/** As cancelled; the same one where it was before. */
export function cancelledSwitchOff<Row extends SwitchOffRow>(before: Row, reason: string, by: Actor, at: number): Row {
  if (before.cancelledAt !== null) return before
  const updatedAt = changedAt(before, at)
  const closed = { status: 'CLOSED', closedAt: at, cancelledAt: at, cancelReason: reason } as const
  return { ...before, ...closed, cancelledBy: actorOf(by), updatedAt }
}

function actorOf({ id, name }: Actor): Actor {
  return { id, name }
}
