import { setTimeout as sleep } from 'node:timers/promises'
import { accounts } from '@liftwatch/core/contract/accounts'
import { AppError } from '@liftwatch/core/errors'
import { resetLinkHours } from '@liftwatch/core/limits'
import { inTransaction } from '../db/transaction'
import { recordDeed } from '../http/audited'
import { resetAttemptName, throttleLogin } from '../http/login-throttle'
import { hashPassword, isPasswordRight } from '../http/password'
import { route, type HandlerContext, type Route } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { resetLetter } from '../mail/letters'
import { resetLink } from '../mail/links'
import { countResetLinks, endResetLinks, findResetEmail, insertLinks, takeResetLink } from '../queries/account-links'
import { forgiveLoginFailures, insertLoginFailure } from '../queries/login-failures'
import { insertMails } from '../queries/mails'
import { deleteSessionsOf } from '../queries/sessions'
import { findUserForLogin, savePassword } from '../queries/users'

const hourMs = 3_600_000
/** More reset mails than this within an hour only annoy whoever gets them. */
const resetMailsAnHourMax = 3
/** Every answer to a forgotten password takes as long, so that its time does not tell whether there is an account. */
const forgotAnswerMs = 300

/** Writes the mail with the link, where there is a user of this name. */
async function writeResetMail(call: HandlerContext, email: string, publicUrl: string): Promise<void> {
  const { db, at } = call
  const user = await findUserForLogin(db, email)
  if (!user || (await countResetLinks(db, email, at - hourMs)) >= resetMailsAnHourMax) return
  const token = newToken()
  const expiresAt = at + resetLinkHours * hourMs
  await inTransaction(db, async tx => {
    await insertLinks(tx, [{ tokenHash: hashToken(token), kind: 'RESET', email, createdAt: at, expiresAt }])
    const letter = resetLetter(email, resetLink(publicUrl, token), expiresAt)
    await insertMails(tx, [{ ...letter, recipient: email, organizationId: null }], at)
    const doer = { userId: user.id, nickname: user.nickname, organization: null }
    await recordDeed(tx, accounts.forgotPassword, { ...call, caller: doer }, user.id)
  })
}

export function accountRoutes({ publicUrl }: { readonly publicUrl: () => string }): Route[] {
  return [
    route(accounts.forgotPassword, async call => {
      const { db, at, input, request } = call
      const email = input.name.toLowerCase()
      await throttleLogin(db, resetAttemptName(email), request.ip, at)
      await insertLoginFailure(db, resetAttemptName(email), request.ip, at)
      await Promise.all([writeResetMail(call, email, publicUrl()), sleep(forgotAnswerMs)])
      return {}
    }),

    route(accounts.resetPassword, async call => {
      const { db, at, input, request, sessions } = call
      const tokenHash = hashToken(input.token)
      const link = await findResetEmail(db, tokenHash, at)
      const user = link && (await findUserForLogin(db, link.email))
      if (!user) throw new AppError('link-expired')
      const passwordHash = await hashPassword(input.password)
      await inTransaction(db, async tx => {
        if (!(await takeResetLink(tx, tokenHash, at))) throw new AppError('link-expired')
        await savePassword(tx, user.id, passwordHash)
        await endResetLinks(tx, user.email, at)
        await deleteSessionsOf(tx, user.id, null)
        await forgiveLoginFailures(tx, user.email, request.ip)
        const doer = { userId: user.id, nickname: user.nickname, organization: null }
        await recordDeed(tx, accounts.resetPassword, { ...call, caller: doer }, user.id)
      })
      sessions.forgetAll()
      return {}
    }),

    route(accounts.setPassword, async call => {
      const { db, at, caller, input, request, sessions } = call
      await throttleLogin(db, caller.email, request.ip, at)
      const user = await findUserForLogin(db, caller.email)
      if (!(await isPasswordRight(user?.passwordHash, input.oldPassword))) {
        await insertLoginFailure(db, caller.email, request.ip, at)
        throw new AppError('wrong-password')
      }
      const passwordHash = await hashPassword(input.password)
      await inTransaction(db, async tx => {
        await savePassword(tx, caller.userId, passwordHash)
        await endResetLinks(tx, caller.email, at)
        // Whoever knew the old password may be logged in by it elsewhere.
        await deleteSessionsOf(tx, caller.userId, caller.sessionId)
        await forgiveLoginFailures(tx, caller.email, request.ip)
        await recordDeed(tx, accounts.setPassword, call, caller.userId)
      })
      sessions.forgetAll()
      return {}
    }),
  ]
}
