import type { LiftFault } from '../contract/alarms/lift-faults'

const gravity = { URGENT: 2, BREAKDOWN: 1, NON_BREAKDOWN: 0 } as const

type FaultState = Pick<LiftFault, 'operationalStatus' | 'severity' | 'acknowledgeAt' | 'reportAt'>

/**
 * How urgent a lift fault is among those that are open: first what is not acknowledged, then what is under way, then what was
 * reported and is still active; within each the gravest. 0 is closed. Lists by urgency have the longest wait first within a rank.
 */
export function faultUrgency({ operationalStatus, severity, acknowledgeAt, reportAt }: FaultState): number {
  if (operationalStatus === 'CLOSED') return 0
  return 1 + (acknowledgeAt === null ? 6 : reportAt === null ? 3 : 0) + gravity[severity]
}
