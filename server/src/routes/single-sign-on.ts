import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { session } from '@liftwatch/core/contract/accounts/session'
import { singleSignOn } from '@liftwatch/core/contract/accounts/single-sign-on'
import { singleSignOnPath } from '@liftwatch/core/contract/accounts/sign-on-paths'
import { redirectPath } from '@liftwatch/core/domain/redirect-path'
import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { SecretKey } from '../accounts/secret-key'
import { joinNotices } from '../accounts/accept-invitation'
import { act } from '../actions/act'
import type { Database } from '../db/connect'
import { takeSignOn, tryCounted } from '../http/attempts'
import { placeOf } from '../http/known-place'
import { isFromOtherSite } from '../http/security'
import { route, type Route, type RouteSettings } from '../http/route'
import { startSession } from '../http/start-session'
import { keepFlow, takeFlow, type Flow } from '../single-sign-on/flow-cookie'
import type { Identity, Provider } from '../single-sign-on/provider'
import { signOnUser, type SignOnCall } from '../single-sign-on/sign-on-user'

interface Settings {
  readonly provider: Provider | undefined
  readonly secretKey: SecretKey
  readonly hasSecureCookies: boolean
  readonly publicUrl: () => string
}

const callbackPath = '/api/oidc/callback'
const beginning = z.object({
  redirect: z.string().max(2_000).default('/'),
  inviteToken: z.string().max(200).optional(),
})

export function singleSignOnRoutes({ provider }: Settings): Route[] {
  return [route(singleSignOn.find, () => Promise.resolve({ provider: provider ? { name: provider.name } : null }))]
}

/** Back to the console's log-in page, which goes on from there; the page is ours, so that the next call brings the new cookie. */
function toConsole(reply: FastifyReply, query: Record<string, string | undefined>): FastifyReply {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return reply.header('cache-control', 'no-store').redirect(`/login?${new URLSearchParams(given).toString()}`)
}

/** What went wrong, for the page to say; what is no answer of the provider's is a failure of ours. */
function refuse(call: SignOnCall, flow: Partial<Flow>, error: unknown): FastifyReply {
  const code = error instanceof AppError ? error.code : 'system-failure'
  const { redirect, inviteToken } = flow
  const reason = error instanceof AppError ? (error.cause ?? error) : error
  call.log[code === 'system-failure' ? 'error' : 'warn']({ err: reason, code }, 'a log-in by single sign-on failed')
  return toConsole(call.reply, { error: code, redirect, inviteToken })
}

async function logIn(call: SignOnCall, settings: Settings, identity: Identity, flow: Flow): Promise<FastifyReply> {
  const { user, joined } = await act(call, async tx => {
    const signedOn = await signOnUser(tx, call, identity, flow.inviteToken)
    const { id: userId, nickname } = signedOn.user
    const detail = {
      by: 'oidc',
      ...(signedOn.isLinked && { linked: 'e-mail' }),
      ...(signedOn.joined && { joined: signedOn.joined.company }),
    }
    const organization = signedOn.joined ? { id: signedOn.joined.code } : null
    return {
      answer: signedOn,
      entries: [{ subjectId: userId, detail }],
      doer: { userId, nickname, organization },
      notices: joinNotices(signedOn.joined),
    }
  })
  await startSession(call, settings.hasSecureCookies, {
    userId: user.id,
    organizationId: joined?.code ?? null,
    isRemembered: false,
    secondFactorAt: identity.hasSecondFactor ? call.at : null,
  })
  return toConsole(call.reply, { sso: 'true', redirect: flow.redirect })
}

/** Guesses at the end of a log-in count as those at a password do: for its beginning, and for their address. */
async function finish(call: SignOnCall, provider: Provider, address: URL, flow: Flow): Promise<Identity> {
  const { db, at, request } = call
  const attempt = await takeSignOn(db, flow.state, placeOf(request), at)
  const identity = await provider.finish(address, flow)
  await tryCounted(db, attempt, () => Promise.resolve(true))
  return identity
}

interface AppParts extends Pick<RouteSettings, 'sessions' | 'clock'> {
  readonly db: Database
}

/** The two addresses that a browser itself goes to, answered with redirects: no calls of the API, and not in the contract. */
export function addSingleSignOn(app: FastifyInstance, settings: Settings, { db, sessions, clock }: AppParts): void {
  const { provider, publicUrl } = settings
  if (!provider) return
  const callOf = (request: FastifyRequest, reply: FastifyReply): SignOnCall => ({
    // The audit trail has one name for a log-in, whatever its way.
    endpoint: session.login,
    db,
    sessions,
    at: clock(),
    requestId: request.id,
    log: request.log,
    request,
    reply,
  })

  app.get(singleSignOnPath, { config: { endpointId: 'singleSignOn.login' } }, async (request, reply) => {
    const call = callOf(request, reply)
    const asked = beginning.safeParse(request.query)
    if (!asked.success) return refuse(call, {}, new AppError('provider-refused', { cause: asked.error }))
    const { inviteToken } = asked.data
    const redirect = redirectPath(asked.data.redirect)
    try {
      // Where the provider asks nothing, another site could begin a session that its user never wanted.
      if (isFromOtherSite(request)) throw new AppError('foreign-origin')
      const { url, checks } = await provider.begin(`${publicUrl()}${callbackPath}`)
      keepFlow(reply, settings, { ...checks, redirect, inviteToken }, call.at)
      return reply.header('cache-control', 'no-store').redirect(url.href)
    } catch (error) {
      return refuse(call, { redirect, inviteToken }, error)
    }
  })

  app.get(callbackPath, { config: { endpointId: 'singleSignOn.callback' } }, async (request, reply) => {
    const call = callOf(request, reply)
    const flow = takeFlow(request, reply, settings, call.at)
    if (!flow) return refuse(call, {}, new AppError('provider-refused'))
    try {
      const address = new URL(`${publicUrl()}${callbackPath}`)
      address.search = new URL(request.url, address).search
      return await logIn(call, settings, await finish(call, provider, address, flow), flow)
    } catch (error) {
      return refuse(call, flow, error)
    }
  })
}
