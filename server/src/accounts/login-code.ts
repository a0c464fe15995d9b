import { AppError } from '@liftwatch/core/errors'
import { hasSecondFactor } from '../queries/second-factors'
import { proveCode, type CodeCall } from './prove-code'

interface KnownUser {
  readonly id: string
  readonly email: string
  readonly nickname: string
}

/**
 * The second step of a log-in, after the right password: answers when it was proven, or null for a user without a second
 * factor. Errors: second-factor-needed, wrong-code, too-many-attempts.
 */
export async function proveLoginCode(
  call: CodeCall,
  { id: userId, email, nickname }: KnownUser,
  code: string | undefined,
): Promise<number | null> {
  if (!(await hasSecondFactor(call.db, userId))) return null
  if (code === undefined) throw new AppError('second-factor-needed')
  await proveCode(call, { userId, email }, code, 'enabled', async (_tx, proof) => ({
    answer: undefined,
    doer: { userId, nickname, organization: null },
    entries:
      proof.recoveryCodesLeft === undefined ? [] : [{ subjectId: userId, detail: { by: 'recovery code', ...proof } }],
  }))
  return call.at
}
