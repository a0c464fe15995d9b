import { findTechnicianCode } from '../contract/alarms/technician-codes'
import type { Label } from '../domain/labels'

/** The first code of the hundred that a technician code is in; the list names each range by it (decisions.md section 4). */
function rangeStart(faultCode: string): string {
  return `${faultCode.slice(0, 2)}00`
}

/** The range of a technician code, as 1010 is in 1000-1099. */
export function codeRange(faultCode: string): string {
  return `${rangeStart(faultCode)}-${faultCode.slice(0, 2)}99`
}

/** What a range is called, such as Car door; undefined where the list has none. The list says 'Car door: other' of its first code. */
export function codeRangeLabel(faultCode: string): Label | undefined {
  const first = findTechnicianCode(rangeStart(faultCode))
  return first && { label: first.label.replace(/: other$/, ''), labelZh: first.labelZh.replace(/：其他$/, '') }
}
