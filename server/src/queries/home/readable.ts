import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { AlarmType } from '@liftwatch/core/contract/alarms/alarm-type'
import type { Reader } from '../scope'

/** What decides of those who read the home page what they see there. */
export interface HomeReader extends Pick<Reader, 'scope' | 'at'> {
  readonly permissions: ReadonlySet<Permission>
}

const readWith: Readonly<Record<AlarmType, Permission>> = {
  LIFT_FAULT: 'lift-fault',
  PASSENGER_TRAP: 'passenger-trap',
  RBE: 'rbe',
}

/** By which a part of the home page is there, or is not. */
export const homePermissions = [
  ...Object.values(readWith),
  'lifts',
  'lmd',
  'oms-schedule',
  'case-management',
] as const satisfies readonly Permission[]

/** The kinds of alarms that a reader may read. */
export function readableAlarms({ permissions }: HomeReader): AlarmType[] {
  return (Object.keys(readWith) as AlarmType[]).filter(type => permissions.has(readWith[type]))
}
