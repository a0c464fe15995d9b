import type { NoticeKind } from '@liftwatch/core/contract/events'
import type { NewNotice } from '../queries/notices'

/** What shows lifts. */
const kinds = [
  'lifts',
  'lmds',
  'liftFaults',
  'passengerTraps',
  'rbes',
  'cases',
  'switchOffs',
  'maintenanceChecks',
] as const satisfies readonly NoticeKind[]

/** All that shows lifts, to those who lose some and to those who get some, with how many. */
export function noticesOfMoved(touched: readonly { readonly scopeId: number; readonly lifts: number }[]): NewNotice[] {
  return touched.flatMap(({ scopeId, lifts }) => kinds.map(kind => ({ kind, subjectId: null, count: lifts, scopeId })))
}
