import type { Severity } from '../contract/alarms/alarms'
import type { AlarmType } from '../contract/alarms/alarm-type'
import { alarmNumberMax } from '../limits'

/**
 * Too many alarms of one lift (DECISIONS.md): what exceeds the bounds begins no row of its own. One row says how many, and waits for
 * a person as others do. Traps are bounded apart, and their row is a trap.
 */
export const floodNumber = alarmNumberMax + 1

/** As severe as the worst that it may hide. */
export const floodSeverity: Severity = 'URGENT'

/** The kind of row that represents what was suppressed. */
export type FloodType = Extract<AlarmType, 'LIFT_FAULT' | 'PASSENGER_TRAP'>

/** The kind of row under which alarms of a type are counted, and summed up when they are too many. */
export function floodTypeOf(type: AlarmType): FloodType {
  return type === 'PASSENGER_TRAP' ? 'PASSENGER_TRAP' : 'LIFT_FAULT'
}

/** How many alarms a lift may have, traps apart, and as many traps. */
export interface FloodBounds {
  readonly openMax: number
  /** Started within a minute. */
  readonly newMax: number
}

/** Why a lift may not begin another alarm. */
export type FloodReason = 'too-many-open-alarms' | 'too-many-new-alarms'

/**
 * Why a lift may not begin another alarm; nothing where it may. A trap is never too soon.
 * @param openCnt its open alarms, of traps or of all else
 * @param newCnt those that it began in the last minute, traps apart
 */
export function floodReason(
  type: FloodType,
  openCnt: number,
  newCnt: number,
  { openMax, newMax }: FloodBounds,
): FloodReason | undefined {
  if (openCnt >= openMax) return 'too-many-open-alarms'
  return type === 'LIFT_FAULT' && newCnt >= newMax ? 'too-many-new-alarms' : undefined
}

const flood = /^Alarm flood: (\d+) further (alarm|passenger trap)s? suppressed$/

/** What the row says in Chinese, if that is what a description says. */
export function floodDescriptionZh(description: string): string | undefined {
  const [, count, what] = flood.exec(description) ?? []
  return count && `警报泛滥：另有 ${count} 个${what === 'alarm' ? '警报' : '困人警报'}被抑制`
}

/** What the row says, in English as all descriptions of the server's own. */
export function floodDescription(type: FloodType, suppressedCnt: number): string {
  const what = type === 'PASSENGER_TRAP' ? 'passenger trap' : 'alarm'
  return `Alarm flood: ${suppressedCnt} further ${what}${suppressedCnt === 1 ? '' : 's'} suppressed`
}
