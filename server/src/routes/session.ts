import { session } from '@liftwatch/core/contract/session'
import { AppError } from '@liftwatch/core/errors'
import { acceptInvitation, type Joined } from '../accounts/accept-invitation'
import { inTransaction } from '../db/transaction'
import { recordDeed } from '../http/audited'
import { throttleLogin } from '../http/login-throttle'
import { isPasswordRight } from '../http/password'
import { route, type HandlerContext, type Route } from '../http/route'
import { clearSessionCookie } from '../http/session-cookie'
import { endSession, startSession } from '../http/start-session'
import { hashToken } from '../http/token'
import { forgiveLoginFailures, insertLoginFailure } from '../queries/login-failures'
import { findUserForLogin, type LoginRow } from '../queries/users'

/** The user whose password is right. Errors: bad-login, too-many-attempts. */
async function proveUser({ db, at, request }: HandlerContext, name: string, password: string): Promise<LoginRow> {
  await throttleLogin(db, name, request.ip, at)
  const user = await findUserForLogin(db, name)
  if (!(await isPasswordRight(user?.passwordHash, password)) || !user) {
    await insertLoginFailure(db, name, request.ip, at)
    throw new AppError('bad-login')
  }
  await forgiveLoginFailures(db, name, request.ip)
  return user
}

function joinByLogin(call: HandlerContext, inviteToken: string, user: LoginRow): Promise<Joined> {
  return inTransaction(call.db, async tx => {
    const joined = await acceptInvitation(tx, hashToken(inviteToken), user, call.at)
    const { id: userId, nickname } = user
    const doer = { userId, nickname, organization: { id: joined.code } }
    await recordDeed(tx, session.login, { ...call, caller: doer }, userId, { joined: joined.company })
    return joined
  })
}

export function sessionRoutes({ hasSecureCookies }: { readonly hasSecureCookies: boolean }): Route[] {
  return [
    route(session.login, async call => {
      const { name, password, rememberMe: isRemembered, inviteToken } = call.input
      const user = await proveUser(call, name.toLowerCase(), password)
      const joined = inviteToken ? await joinByLogin(call, inviteToken, user) : undefined
      await startSession(call, hasSecureCookies, {
        userId: user.id,
        organizationId: joined?.code ?? null,
        isRemembered,
      })
      return joined ? { joined } : {}
    }),

    route(session.logout, async call => {
      await endSession(call)
      clearSessionCookie(call.reply)
      return {}
    }),

    route(session.user, ({ caller: { userId: id, role, nickname, email } }) =>
      Promise.resolve({ id, role, nickname, email }),
    ),

    route(session.permissions, ({ caller }) => Promise.resolve([...caller.permissions])),
  ]
}
