import { secondFactor } from '@liftwatch/core/contract/accounts/second-factor'
import { resetRefusal } from '@liftwatch/core/domain/second-factor'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { hashRecoveryCode, newRecoveryCodes, newSecret, setUpOf } from '../accounts/codes'
import { proveCode, secretPurpose } from '../accounts/prove-code'
import { proveOwnPassword } from '../accounts/prove-password'
import type { SecretKey } from '../accounts/secret-key'
import { personOf } from '../http/caller'
import { noteRefusedLogin } from '../http/refused-logins'
import type { Repeated } from '../http/repeated'
import { route, type Route } from '../http/route'
import { setSessionCookie } from '../http/session-cookie'
import { hashToken, newToken } from '../http/token'
import { secondFactorOffLetter, secondFactorOnLetter, secondFactorResetLetter } from '../mail/second-factor-letters'
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
      const { db, at, input } = call
      const caller = personOf(call.caller)
      if (await hasSecondFactor(db, caller.userId)) throw new AppError('second-factor-on')
      await proveOwnPassword(call, input.password)
      const secret = newSecret()
      const sealed = secretKey.seal(secretPurpose(caller.userId), secret)
      if (!(await savePendingSecret(db, caller.userId, sealed, at))) throw new AppError('second-factor-on')
      return setUpOf(secret, caller.email)
    }),

    route(secondFactor.confirm, async call => {
      const { at, input } = call
      const caller = personOf(call.caller)
      const recoveryCodes = newRecoveryCodes()
      return proveCode({ ...call, secretKey }, caller, input.code, 'pending', async tx => {
        await enableSecondFactor(tx, caller.userId, recoveryCodes.map(hashRecoveryCode), at)
        await proveSession(tx, caller.tokenHash, at)
        // They began without it.
        await deleteSessionsOf(tx, caller.userId, caller.sessionId)
        const mails = [secondFactorOnLetter(caller.email, at)]
        return { answer: { recoveryCodes }, entries: [{ subjectId: caller.userId }], mails, changesAccess: true }
      })
    }),

    route(secondFactor.prove, async call => {
      const { at, input } = call
      const caller = personOf(call.caller)
      const user = { id: caller.userId, email: caller.email }
      const token = newToken()
      const renewed = await noteRefusedLogin(call, { repeated, caller, user }, () =>
        proveCode({ ...call, secretKey }, caller, input.code, 'enabled', async (tx, proof) => {
          // Anyone who has the token of before has proven nothing.
          const proven = await renewProvenSession(tx, caller.tokenHash, hashToken(token), at)
          if (!proven) throw new AppError('not-logged-in')
          const entries = [{ subjectId: caller.userId, detail: { ...proof } }]
          return { answer: proven, entries, changesAccess: true }
        }),
      )
      const leftMs = renewed.isRemembered ? renewed.expiresAt - at : undefined
      setSessionCookie(call.reply, token, hasSecureCookies, leftMs)
      return {}
    }),

    route(secondFactor.remove, async call => {
      const { db, at, input } = call
      const caller = personOf(call.caller)
      if (!(await hasSecondFactor(db, caller.userId))) throw new AppError('no-second-factor')
      await proveOwnPassword(call, input.password)
      return proveCode({ ...call, secretKey }, caller, input.code, 'enabled', async tx => {
        await deleteSecondFactor(tx, caller.userId)
        const mails = [secondFactorOffLetter(caller.email, at)]
        return { answer: {}, entries: [{ subjectId: caller.userId }], mails, changesAccess: true }
      })
    }),

    route(secondFactor.reset, call => {
      const { at, caller, input } = call
      const { userId } = input
      return act(call, async tx => {
        const { id: organizationId, type } = caller.organization
        const target = await findResetTarget(tx, userId, { userId: caller.userId, organizationId })
        throwIfRefused(resetRefusal(caller.role, type === 'LIFTWATCH', target))
        if (!target || !(await deleteSecondFactor(tx, userId))) throw new AppError('no-second-factor')
        await deleteSessionsOf(tx, userId, null)
        const { email } = target
        const mails = [secondFactorResetLetter(email, caller.nickname, at)]
        return { answer: {}, entries: [{ subjectId: userId, detail: { email } }], mails, changesAccess: true }
      })
    }),
  ]
}
