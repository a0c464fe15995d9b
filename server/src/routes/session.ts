import { session } from '@liftwatch/core/contract/accounts/session'
import { AppError } from '@liftwatch/core/errors'
import { act, type ActionCall } from '../actions/act'
import { acceptInvitation, joinNotices, type Joined } from '../accounts/accept-invitation'
import { proveLoginCode } from '../accounts/login-code'
import type { SecretKey } from '../accounts/secret-key'
import { forgetFirstAdmin } from '../first-admin'
import { takeLogin, tryCounted } from '../http/attempts'
import { stranger } from '../http/audited'
import { placeOf } from '../http/known-place'
import { isPasswordRight } from '../http/password'
import { noteRefusedLogin } from '../http/refused-logins'
import type { Repeated } from '../http/repeated'
import { route, type HandlerContext, type Route } from '../http/route'
import { clearSessionCookie } from '../http/session-cookie'
import { leaveSession, startSession } from '../http/start-session'
import { hashToken } from '../http/token'
import { findCurrentAccess } from '../queries/current-access'
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
function enter(call: ActionCall, user: LoginRow, inviteToken: string | undefined): Promise<Joined | undefined> {
  return act(call, async tx => {
    const joined = inviteToken
      ? await acceptInvitation(tx, { tokenHash: hashToken(inviteToken) }, user, call.at)
      : undefined
    const { id: userId, nickname } = user
    return {
      answer: joined,
      entries: [{ subjectId: userId, detail: joined && { joined: joined.company } }],
      doer: { userId, nickname, organization: joined ? { id: joined.code } : null },
      notices: joinNotices(joined),
    }
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
      await act(call, async tx => {
        const ended = await leaveSession({ ...call, db: tx })
        if (!ended) return { answer: undefined }
        return { answer: undefined, entries: [{ subjectId: ended.userId }], doer: ended, changesAccess: true }
      })
      clearSessionCookie(call.reply)
      return {}
    }),

    route(session.user, ({ caller: { userId: id, role, nickname, email } }) =>
      Promise.resolve({ id, role, nickname, email }),
    ),

    route(session.permissions, ({ caller }) => Promise.resolve([...caller.permissions])),

    route(session.current, async ({ db, caller }) => {
      const current = await findCurrentAccess(db, caller)
      if (!current) throw new AppError('not-logged-in')
      return current
    }),
  ]
}
