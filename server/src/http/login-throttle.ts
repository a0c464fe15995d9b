import { AppError } from '@liftwatch/core/errors'
import type { Database } from '../db/connect'
import { countLoginFailures } from '../queries/login-failures'

const windowMs = 15 * 60_000
/** One place guessing one name; many places guessing one name; one place guessing many names. */
const failuresMax = { ofNameHere: 5, ofName: 50, ofAddress: 100 }

/** Since when failures count. */
function throttleSince(at: number): number {
  return at - windowMs
}

/** Under which name asking for a new password counts: apart from log-ins, for it proves nothing about the password. */
export function resetAttemptName(name: string): string {
  return `reset ${name}`
}

/** Refuses a log-in after too many that failed; the right password is refused too, or guessing would go on. Errors: too-many-attempts. */
export async function throttleLogin(db: Database, name: string, address: string, at: number): Promise<void> {
  const counts = await countLoginFailures(db, name, address, throttleSince(at))
  const limits = ['ofNameHere', 'ofName', 'ofAddress'] as const
  const exceeded = limits.filter(limit => counts[limit].count >= failuresMax[limit])
  if (exceeded.length === 0) return
  const freeAt = Math.max(...exceeded.map(limit => counts[limit].oldestAt ?? at)) + windowMs
  throw new AppError('too-many-attempts', { params: { seconds: Math.max(1, Math.ceil((freeAt - at) / 1000)) } })
}
