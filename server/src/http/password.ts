import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { passwordChecksAtOnceMax, passwordChecksWaitingMax } from '@liftwatch/core/limits'
import { Turns } from './turns'

/** Each takes 19 MiB and a processor for as long as it lasts: guesses in flocks must leave both to those who work. */
const atOnceMax = Math.min(passwordChecksAtOnceMax, Math.max(2, availableParallelism() - 1))
const turns = new Turns({ atOnceMax, perKeyMax: atOnceMax, waitingPerKeyMax: passwordChecksWaitingMax })
/** A check that is under way is finished, even if its caller has gone: it counts as an attempt. */
const neverAborted = new AbortController().signal

/** argon2id with the library's defaults, which follow OWASP's advice (19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return turns.run('new passwords', neverAborted, () => hash(password))
}

let unmatched: Promise<string> | undefined

/**
 * Whether a password is right. Without a user it takes as long as with one, so that names cannot be distinguished. Errors: overloaded,
 * where too many wait already; who is known at the place has a line of their own, and waits for one stranger at most.
 */
export async function isPasswordRight(
  passwordHash: string | undefined,
  password: string,
  isPlaceKnown: boolean,
): Promise<boolean> {
  unmatched ??= hashPassword('no one has this password')
  const expected = passwordHash ?? (await unmatched)
  const line = isPlaceKnown ? 'known places' : 'strangers'
  const isMatch = await turns.run(line, neverAborted, () => verify(expected, password))
  return isMatch && passwordHash !== undefined
}
