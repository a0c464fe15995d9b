import { session } from '@liftwatch/core/contract/session'
import { AppError } from '@liftwatch/core/errors'
import { recordAuditEntry } from '../http/audited'
import type { HandlerContext } from '../http/route'
import { hasSecondFactor } from '../queries/second-factors'
import { proveCode } from './prove-code'
import type { SecretKey } from './secret-key'

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
  call: HandlerContext & { readonly secretKey: SecretKey },
  { id: userId, email, nickname }: KnownUser,
  code: string | undefined,
): Promise<number | null> {
  if (!(await hasSecondFactor(call.db, userId))) return null
  if (code === undefined) throw new AppError('second-factor-needed')
  await proveCode(call, { userId, email }, code, 'enabled', async (tx, proof) => {
    if (proof.recoveryCodesLeft === undefined) return
    const caller = { userId, nickname, organization: null }
    await recordAuditEntry(tx, session.login, { ...call, caller }, userId, { by: 'recovery code', ...proof })
  })
  return call.at
}
