import { testCallEveryMs } from '../limits'

/**
 * Whether a device owes its test call (EN 81-28, decisions.md section 7). A device that never made one owes it.
 * @param lastTestCallTs epoch milliseconds of the last one that passed
 * @param at the instant of asking, epoch milliseconds
 */
export function isTestCallOverdue(lastTestCallTs: number | null, at: number): boolean {
  return lastTestCallTs === null || lastTestCallTs < at - testCallEveryMs
}
