import { setTimeout as sleep } from 'node:timers/promises'
import { accounts } from '@liftwatch/core/contract/accounts/accounts'
import { AppError } from '@liftwatch/core/errors'
import { hourMs, resetLinkHours } from '@liftwatch/core/limits'
import { act, type ActionCall } from '../actions/act'
import { refuseWeakPassword } from '../accounts/password-strength'
import type { Database } from '../db/connect'
import { takeForgotten, takePasswordCheck, tryCounted } from '../http/attempts'
import { stranger } from '../http/audited'
import { personOf } from '../http/caller'
import { placeOf, rememberPlace } from '../http/known-place'
import { hashPassword, isPasswordRight } from '../http/password'
import { route, type Route } from '../http/route'
import { hashToken, newToken } from '../http/token'
import { resetLetter } from '../mail/letters'
import { resetLink } from '../mail/links'
import { countResetLinks, endResetLinks, findResetEmail, insertLinks, takeResetLink } from '../queries/account-links'
import { deleteSessionsOf } from '../queries/sessions'
import { deleteTokensOf } from '../queries/user-tokens'
import { findUserForLogin, listOrganizationsOf, savePassword, type LoginRow } from '../queries/users'

/** More reset mails than this within an hour only annoy anyone who gets them. */
const resetMailsAnHourMax = 3
/** Every answer to a forgotten password takes as long, so that its time does not tell whether there is an account. */
const forgotAnswerMs = 300

/** Writes the mail with the link, where there is a user of this name. */
async function writeResetMail(call: ActionCall, email: string, publicUrl: string): Promise<void> {
  const { db, at } = call
  const user = await findUserForLogin(db, email)
  if (!user || (await countResetLinks(db, email, at - hourMs)) >= resetMailsAnHourMax) return
  const token = newToken()
  const expiresAt = at + resetLinkHours * hourMs
  await act(call, async tx => {
    await insertLinks(tx, [{ tokenHash: hashToken(token), kind: 'RESET', email, createdAt: at, expiresAt }])
    const letter = resetLetter(email, resetLink(publicUrl, token), expiresAt)
    const mails = [{ ...letter, recipient: email, organizationId: null }]
    // Anyone who asks has proved nothing: it is a stranger's action, done to the account.
    return { answer: undefined, entries: [{ subjectId: user.id }], doer: stranger, mails }
  })
}

/** What others can know of a user, and would try first. */
async function personalWords(db: Database, user: LoginRow): Promise<string[]> {
  const organizations = await listOrganizationsOf(db, user.id)
  return [user.email, user.nickname, ...organizations.map(({ name }) => name)]
}

/** Ends the user's access tokens where that was asked for; answers what the audit trail says of it. */
async function endTokensIfAsked(
  tx: Database,
  userId: string,
  { endTokens }: { readonly endTokens: boolean },
): Promise<Record<string, unknown>> {
  return endTokens ? { tokens: await deleteTokensOf(tx, userId) } : {}
}

interface Settings {
  readonly hasSecureCookies: boolean
  readonly publicUrl: () => string
}

export function accountRoutes({ hasSecureCookies, publicUrl }: Settings): Route[] {
  return [
    route(accounts.forgotPassword, async call => {
      const { db, at, input, request } = call
      const email = input.name.toLowerCase()
      await takeForgotten(db, email, placeOf(request), at)
      await Promise.all([writeResetMail(call, email, publicUrl()), sleep(forgotAnswerMs)])
      return {}
    }),

    route(accounts.resetPassword, async call => {
      const { db, at, input } = call
      const tokenHash = hashToken(input.token)
      const link = await findResetEmail(db, tokenHash, at)
      const user = link && (await findUserForLogin(db, link.email))
      if (!user) throw new AppError('link-expired')
      await refuseWeakPassword(input.password, await personalWords(db, user))
      const passwordHash = await hashPassword(input.password)
      await act(call, async tx => {
        if (!(await takeResetLink(tx, tokenHash, at))) throw new AppError('link-expired')
        await savePassword(tx, user.id, passwordHash)
        await endResetLinks(tx, user.email, at)
        await deleteSessionsOf(tx, user.id, null)
        const detail = await endTokensIfAsked(tx, user.id, input)
        const doer = { userId: user.id, nickname: user.nickname, organization: null }
        return { answer: undefined, entries: [{ subjectId: user.id, detail }], doer, changesAccess: true }
      })
      // Also while others guess at the account: who reads its mail may come in from here.
      await rememberPlace(call, hasSecureCookies, user.id)
      return {}
    }),

    route(accounts.setPassword, async call => {
      const { db, at, input } = call
      const caller = personOf(call.caller)
      const attempt = await takePasswordCheck(db, caller.userId, at)
      const user = await findUserForLogin(db, caller.email)
      const isRight = () => isPasswordRight(user?.passwordHash, input.oldPassword, attempt.isPlaceKnown)
      if (!(await tryCounted(db, attempt, isRight))) throw new AppError('wrong-password')
      await refuseWeakPassword(input.password, await personalWords(db, user!))
      const passwordHash = await hashPassword(input.password)
      return act(call, async tx => {
        await savePassword(tx, caller.userId, passwordHash)
        await endResetLinks(tx, caller.email, at)
        // Anyone who knew the old password may be logged in by it elsewhere.
        await deleteSessionsOf(tx, caller.userId, caller.sessionId)
        const detail = await endTokensIfAsked(tx, caller.userId, input)
        return { answer: {}, entries: [{ subjectId: caller.userId, detail }], changesAccess: true }
      })
    }),
  ]
}
