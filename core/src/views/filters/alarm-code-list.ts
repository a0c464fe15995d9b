import { alarmNumbers, listAlarmCodes } from '../../domain/event-codes'
import type { CodeList } from './filter-field'

/** Whether a code names any alarm of a list: one that does not would find nothing, and not say so. */
export function isCodeOf(codes: CodeList, typed: string): boolean {
  // The contract's shape says which numbers there are.
  if (codes === 'fault-numbers') return true
  const { faults, hasTraps, events } = alarmNumbers([typed])
  return events.length > 0 || (codes !== 'RBE' && (hasTraps || faults.length > 0))
}

/** The codes that people know of a list. */
export function codesOf(codes: CodeList): readonly string[] {
  return codes === 'fault-numbers' ? [] : listAlarmCodes(codes).map(({ code }) => code)
}
