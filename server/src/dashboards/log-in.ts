import { AppError } from '@liftwatch/core/errors'
import { z } from 'zod'
import type { DashboardSettings } from './settings'

/** So long a log-in may take from its beginning to the last byte of the answer. */
const withinMs = 5_000
/** Two tokens are some kilobytes. */
const answerMaxBytes = 65_536

/** A second factor that is still to be shown makes it a token that opens nothing, and no second one. */
const answer = z.object({ token: z.string().min(1).max(16_384), refreshToken: z.string().min(1).max(16_384) })

export interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** By names that are the same in every language; docs/configuration.md says what each means. */
function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'UND_ERR_CONNECT_TIMEOUT') return 'ETIMEDOUT'
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || code === 'UND_ERR_HEADERS_OVERFLOW') return 'EMSGSIZE'
  if (code === 'UND_ERR_SOCKET') return 'ECONNRESET'
  return code ?? 'EBADMSG'
}

function unavailable(name: string, reason: string): AppError {
  // Of what was sent and answered nothing is said: it holds the password, and may hold tokens.
  const cause = new Error(`the log-in to the dashboard ${name} failed: ${reason}`)
  return new AppError('dashboard-unavailable', { params: { name, reason }, cause })
}

/** Loaded with the first log-in: a server without dashboards has none. */
async function open() {
  const { Agent, request } = await import('undici')
  const dispatcher = new Agent({
    maxResponseSize: answerMaxBytes,
    connect: { timeout: withinMs },
    // Log-ins are hours apart.
    keepAliveTimeout: 1_000,
  })
  return { request, dispatcher }
}

/** Logs in as ThingsBoard documents it. Redirects are not followed: the password is for the address that the settings name. */
export function createLogIn(): {
  readonly logIn: (to: DashboardSettings) => Promise<Tokens>
  readonly close: () => Promise<void>
} {
  let opened: ReturnType<typeof open> | undefined

  async function ask({ url, user, password }: DashboardSettings): Promise<{ status: number; text: string }> {
    const { request, dispatcher } = await (opened ??= open())
    const { statusCode: status, body } = await request(`${url}/api/auth/login`, {
      dispatcher,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ username: user, password }),
      signal: AbortSignal.timeout(withinMs),
    })
    return { status, text: await body.text() }
  }

  return {
    async logIn(to) {
      const { status, text } = await ask(to).catch((error: unknown) => {
        throw unavailable(to.name, reasonOf(error))
      })
      if (status !== 200) throw unavailable(to.name, `HTTP ${status}`)
      try {
        const { token, refreshToken } = answer.parse(JSON.parse(text))
        return { accessToken: token, refreshToken }
      } catch {
        throw unavailable(to.name, 'EBADMSG')
      }
    },
    close: async () => (await opened)?.dispatcher.destroy(),
  }
}
