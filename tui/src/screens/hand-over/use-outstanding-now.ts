import { severity, type Severity, type TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import { useTabCounts } from '@liftwatch/core/hooks/pages'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { liftFaultView } from '@liftwatch/core/views/resources/lift-faults'

/** How many lift faults are outstanding now; `undefined` where that is not known. */
export interface OutstandingNow {
  readonly total: number
  readonly bySeverity: readonly { readonly severity: Severity; readonly number: number }[]
}

/** The server counts, for there may be more than any list here holds. */
export function useOutstandingNow(): OutstandingNow | undefined {
  const { calls, tabs } = liftFaultView
  const faults = { calls, tabs: usePermissions().has('lift-fault') ? tabs : undefined }
  const counts = {
    URGENT: useTabCounts(faults, { severity: 'URGENT' }),
    BREAKDOWN: useTabCounts(faults, { severity: 'BREAKDOWN' }),
    NON_BREAKDOWN: useTabCounts(faults, { severity: 'NON_BREAKDOWN' }),
  } as const satisfies Record<Severity, unknown>
  const gravestFirst = severity.options.toReversed()
  const known = gravestFirst.map(severity => ({
    severity,
    number: (counts[severity] as TabCounts | undefined)?.outstandingTotal,
  }))
  const bySeverity = known.flatMap(({ severity, number }) => (number === undefined ? [] : [{ severity, number }]))
  if (bySeverity.length < known.length) return undefined
  return { total: bySeverity.reduce((sum, { number }) => sum + number, 0), bySeverity }
}
