import { createHash } from 'node:crypto'
import type { SealableEntry } from '../queries/audit-seals'

/** What the first entry of all has for the seal before it. */
export const noSeal = Buffer.alloc(32)

/** The columns that a seal is of, in the order of their names. A new column of the table joins them; what is null is left out, so that older seals stay. */
const fields = [
  'action',
  'address',
  'at',
  'detail',
  'id',
  'organization_id',
  'request_id',
  'seal_no',
  'subject_id',
  'user_agent',
  'user_id',
  'user_name',
] as const satisfies readonly (keyof SealableEntry | 'seal_no')[]

/** An entry as one text that is the same whenever it is read: JSON without blanks, its names in order, `detail` as PostgreSQL writes it. */
function canonicalText(number: number, entry: SealableEntry): string {
  const numbered = { ...entry, seal_no: number }
  return JSON.stringify(
    Object.fromEntries(fields.flatMap(name => (numbered[name] === null ? [] : [[name, numbered[name]]]))),
  )
}

/** The seal of an entry: SHA-256 over the one before it, its number, and all that it says. */
export function sealOf(before: Uint8Array, number: number, entry: SealableEntry): Buffer {
  return createHash('sha256').update(before).update(canonicalText(number, entry)).digest()
}
