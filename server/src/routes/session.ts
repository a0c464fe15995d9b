import { session } from '@liftwatch/core/contract/session'
import { AppError } from '@liftwatch/core/errors'
import { acceptInvitation, type Joined } from '../accounts/accept-invitation'
import { proveLoginCode } from '../accounts/login-code'
import type { SecretKey } from '../accounts/secret-key'
import { inTransaction } from '../db/transaction'
import { forgetFirstAdmin } from '../first-admin'
import { takeLogin, tryCounted } from '../http/attempts'
import { recordAuditEntry, stranger } from '../http/audited'
import { placeOf } from '../http/known-place'
import { isPasswordRight } from '../http/password'
import { noteRefusedLogin } from '../http/refused-logins'
import type { Repeated } from '../http/repeated'
import { route, type HandlerContext, type Route } from '../http/route'
import { clearSessionCookie } from '../http/session-cookie'
import { leaveSession, startSession } from '../http/start-session'
import { hashToken } from '../http/token'
import { findUserForLogin, type LoginRow } from '../queries/users'

interface Settings {
  readonly hasSecureCookies: boolean
  readonly dataFolder: string
  readonly repeated: Repeated
  readonly secretKey: SecretKey
}

/** The user whose password is right. Errors: bad-login, too-many-attempts, overloaded. */
async function proveUser(call: HandlerContext, repeated: Repeated, name: string, password: string): Promise<LoginRow> {
  const { db, at, request } = call
  const user = await findUserForLogin(db, name)
  return noteRefusedLogin(call, { repeated, caller: stranger, user }, async () => {
    const attempt = await takeLogin(db, name, placeOf(request), at)
    const isRight = await tryCounted(db, attempt, () =>
      isPasswordRight(user?.passwordHash, password, attempt.isPlaceKnown),
    )
    if (isRight && user) return user
    throw new AppError('bad-login')
  })
}

/** Writes the log-in down, and joins the organisation that the user was invited to. Errors: link-expired. */
function enter(call: HandlerContext, user: LoginRow, inviteToken: string | undefined): Promise<Joined | undefined> {
  return inTransaction(call.db, async tx => {
    const joined = inviteToken ? await acceptInvitation(tx, hashToken(inviteToken), user, call.at) : undefined
    const { id: userId, nickname } = user
    const caller = { userId, nickname, organization: joined ? { id: joined.code } : null }
    await recordAuditEntry(tx, session.login, { ...call, caller }, userId, joined && { joined: joined.company })
    return joined
  })
}

export function sessionRoutes({ hasSecureCookies, dataFolder, repeated, secretKey }: Settings): Route[] {
  return [
    route(session.login, async call => {
      const { name, password, rememberMe: isRemembered, inviteToken, code } = call.input
      const user = await proveUser(call, repeated, name.toLowerCase(), password)
      const secondFactorAt = await noteRefusedLogin(call, { repeated, caller: stranger, user }, () =>
        proveLoginCode({ ...call, secretKey }, user, code),
      )
      const joined = await enter(call, user, inviteToken)
      await startSession(call, hasSecureCookies, {
        userId: user.id,
        organizationId: joined?.code ?? null,
        isRemembered,
        secondFactorAt,
      })
      await forgetFirstAdmin(dataFolder, user.email, call.log)
      return joined ? { joined } : {}
    }),

    route(session.logout, async call => {
      await inTransaction(call.db, async tx => {
        const ended = await leaveSession({ ...call, db: tx })
        if (ended) await recordAuditEntry(tx, session.logout, { ...call, caller: ended }, ended.userId)
      })
      clearSessionCookie(call.reply)
      return {}
    }),

    route(session.user, ({ caller: { userId: id, role, nickname, email } }) =>
      Promise.resolve({ id, role, nickname, email }),
    ),

    route(session.permissions, ({ caller }) => Promise.resolve([...caller.permissions])),
  ]
}
