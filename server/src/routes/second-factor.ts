import { secondFactor } from '@liftwatch/core/contract/second-factor'
import { resetRefusal } from '@liftwatch/core/domain/second-factor'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { hashRecoveryCode, newRecoveryCodes, newSecret, setUpOf } from '../accounts/codes'
import { proveCode, secretPurpose } from '../accounts/prove-code'
import { proveOwnPassword } from '../accounts/prove-password'
import type { SecretKey } from '../accounts/secret-key'
import { inTransaction } from '../db/transaction'
import { recordAuditEntry } from '../http/audited'
import { noteRefusedLogin } from '../http/refused-logins'
import type { Repeated } from '../http/repeated'
import { route, type Route } from '../http/route'
import { setSessionCookie } from '../http/session-cookie'
import { hashToken, newToken } from '../http/token'
import { secondFactorOffLetter, secondFactorOnLetter, secondFactorResetLetter } from '../mail/second-factor-letters'
import { insertMails } from '../queries/mails'
import { findResetTarget } from '../queries/organization-rules'
import {
  deleteSecondFactor,
  enableSecondFactor,
  findSecondFactorState,
  hasSecondFactor,
  proveSession,
  renewProvenSession,
  savePendingSecret,
} from '../queries/second-factors'
import { deleteSessionsOf } from '../queries/sessions'

interface Settings {
  readonly secretKey: SecretKey
  readonly repeated: Repeated
  readonly hasSecureCookies: boolean
}

export function secondFactorRoutes({ secretKey, repeated, hasSecureCookies }: Settings): Route[] {
  return [
    route(secondFactor.find, ({ db, caller }) => findSecondFactorState(db, caller.userId, caller.sessionId)),

    route(secondFactor.begin, async call => {
      const { db, at, caller, input } = call
      if (await hasSecondFactor(db, caller.userId)) throw new AppError('second-factor-on')
      await proveOwnPassword(call, input.password)
      const secret = newSecret()
      const sealed = secretKey.seal(secretPurpose(caller.userId), secret)
      if (!(await savePendingSecret(db, caller.userId, sealed, at))) throw new AppError('second-factor-on')
      return setUpOf(secret, caller.email)
    }),

    route(secondFactor.confirm, async call => {
      const { at, caller, input, sessions } = call
      const recoveryCodes = newRecoveryCodes()
      await proveCode({ ...call, secretKey }, caller, input.code, 'pending', async tx => {
        await enableSecondFactor(tx, caller.userId, recoveryCodes.map(hashRecoveryCode), at)
        await proveSession(tx, caller.tokenHash, at)
        // They began without it.
        await deleteSessionsOf(tx, caller.userId, caller.sessionId)
        await insertMails(tx, [secondFactorOnLetter(caller.email, at)], at)
        await recordAuditEntry(tx, secondFactor.confirm, call, caller.userId)
      })
      sessions.forgetAll()
      return { recoveryCodes }
    }),

    route(secondFactor.prove, async call => {
      const { at, caller, input, sessions } = call
      const user = { id: caller.userId, email: caller.email }
      const token = newToken()
      const renewed = await noteRefusedLogin(call, { repeated, caller, user }, () =>
        proveCode({ ...call, secretKey }, caller, input.code, 'enabled', async (tx, proof) => {
          // Anyone who has the token of before has proven nothing.
          const proven = await renewProvenSession(tx, caller.tokenHash, hashToken(token), at)
          if (!proven) throw new AppError('not-logged-in')
          await recordAuditEntry(tx, secondFactor.prove, call, caller.userId, { ...proof })
          return proven
        }),
      )
      sessions.forget(caller.tokenHash)
      const leftMs = renewed.isRemembered ? renewed.expiresAt - at : undefined
      setSessionCookie(call.reply, token, hasSecureCookies, leftMs)
      return {}
    }),

    route(secondFactor.remove, async call => {
      const { db, at, caller, input, sessions } = call
      if (!(await hasSecondFactor(db, caller.userId))) throw new AppError('no-second-factor')
      await proveOwnPassword(call, input.password)
      await proveCode({ ...call, secretKey }, caller, input.code, 'enabled', async tx => {
        await deleteSecondFactor(tx, caller.userId)
        await insertMails(tx, [secondFactorOffLetter(caller.email, at)], at)
        await recordAuditEntry(tx, secondFactor.remove, call, caller.userId)
      })
      sessions.forgetAll()
      return {}
    }),

    route(secondFactor.reset, async call => {
      const { db, at, caller, input, sessions } = call
      const { userId } = input
      await inTransaction(db, async tx => {
        const { id: organizationId, type } = caller.organization
        const target = await findResetTarget(tx, userId, { userId: caller.userId, organizationId })
        throwIfRefused(resetRefusal(caller.role, type === 'LIFTWATCH', target))
        if (!target || !(await deleteSecondFactor(tx, userId))) throw new AppError('no-second-factor')
        await deleteSessionsOf(tx, userId, null)
        await insertMails(tx, [secondFactorResetLetter(target.email, caller.nickname, at)], at)
        await recordAuditEntry(tx, secondFactor.reset, call, userId, { email: target.email })
      })
      sessions.forgetAll()
      return {}
    }),
  ]
}
