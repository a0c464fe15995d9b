import { AppError } from '@liftwatch/core/errors'
import { takePasswordCheck, tryCounted } from '../http/attempts'
import { personOf, type SignedIn } from '../http/caller'
import { isPasswordRight } from '../http/password'
import type { HandlerContext } from '../http/route'
import { findUserForLogin } from '../queries/users'

/** Has the user behind a session prove their password again, before something that a stolen session must not do. Errors: wrong-password, too-many-attempts, overloaded. */
export async function proveOwnPassword(
  { db, at, caller }: Pick<HandlerContext, 'db' | 'at'> & { readonly caller: Pick<SignedIn, 'userId' | 'email'> },
  password: string,
): Promise<void> {
  const attempt = await takePasswordCheck(db, caller.userId, at)
  const user = await findUserForLogin(db, personOf(caller).email)
  const isRight = await tryCounted(db, attempt, () =>
    isPasswordRight(user?.passwordHash, password, attempt.isPlaceKnown),
  )
  if (!isRight) throw new AppError('wrong-password')
}
