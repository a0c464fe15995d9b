import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { recordNoticed, type Doer } from './audited'
import { placeOf } from './known-place'
import type { Repeated } from './repeated'
import type { HandlerContext } from './route'

/** What a guess at a password or a code is answered. */
const guessCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['bad-login', 'wrong-code', 'too-many-attempts'])

interface Guess {
  readonly repeated: Repeated
  /** Who makes the call: no one known before the log-in is through. */
  readonly caller: Doer
  /** Whose account it is; the name is written only where it is an account's, for people type passwords into the wrong box. */
  readonly user: { readonly id: string; readonly email: string } | undefined
}

/** Does a step of a log-in, and writes down where it is refused as a guess. */
export async function noteRefusedLogin<Result>(
  { db, at, requestId, request }: Pick<HandlerContext, 'db' | 'at' | 'requestId' | 'request'>,
  { repeated, caller, user }: Guess,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof AppError && guessCodes.has(error.code)) {
      const { code } = error
      repeated.note(`login ${code} ${caller.userId} ${user?.id} ${placeOf(request).address}`, count =>
        recordNoticed(db, 'session.loginRefused', { at, requestId, request, caller }, user?.id ?? null, {
          ...(user && { email: user.email }),
          code,
          count,
        }),
      )
    }
    throw error
  }
}
