import type { Endpoint } from '../contract/endpoint'
import { AppError, type ErrorCode } from '../errors'
import type { Servers } from './servers'

/** No connection was made, so that the call cannot have reached the server. */
const unreached: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['connection-refused', 'unknown-host', 'no-name-service'])

/** The server is away, or is stopping; whether it has seen the call is not known. */
const away: ReadonlySet<ErrorCode> = new Set<ErrorCode>([...unreached, 'unreachable', 'no-answer', 'not-ready'])

/** A change that may have reached one server is never made at another too: its answer may be all that was lost. */
function mayGoOn({ code }: AppError, { method }: Endpoint): boolean {
  return method === 'GET' || unreached.has(code)
}

/** Where all failed for the same reason, one error that names them all. */
function together(servers: Servers, failures: readonly AppError[]): AppError {
  const last = failures.at(-1)!
  const isSame = failures.length > 1 && failures.every(({ code }) => code === last.code)
  return isSame
    ? new AppError(last.code, { params: { ...last.params, server: servers.all.join(', ') }, cause: last })
    : last
}

/**
 * Makes a call at the server that is in use; where that is away, the next is in use from then on, and is asked as well, if no harm can
 * come of it. Each is asked once. Errors: those of `work`.
 */
export async function failOver<Answer>(
  servers: Servers,
  endpoint: Endpoint,
  work: (server: string) => Promise<Answer>,
): Promise<Answer> {
  const failures = new Map<string, AppError>()
  while (true) {
    const inUse = servers.current()
    const server = failures.has(inUse) ? servers.all.find(one => !failures.has(one))! : inUse
    try {
      const answer = await work(server)
      servers.reached(server)
      return answer
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (!away.has(error.code)) {
        servers.reached(server)
        throw error
      }
      servers.leave(server)
      failures.set(server, error)
      if (!mayGoOn(error, endpoint) || failures.size === servers.all.length)
        throw together(servers, [...failures.values()])
    }
  }
}
