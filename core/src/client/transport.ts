import { noticeHeader, workingAsHeaders, type WorkingAs } from '../contract/call-headers'
import type { Endpoint } from '../contract/endpoint'
import { fromProblem } from '../contract/problem'
import { versionHeader } from '../contract/server-version'
import { followTimeZone, timeZoneHeader } from '../contract/time-zone'
import { AppError, errorTable, type ErrorCode } from '../errors'
import { fileBeginsWithinMs, httpTimeoutMs } from '../limits'
import type { Credentials } from './credentials'
import { failOver } from './fail-over'
import { fileOf } from './file'
import { networkError, unanswered } from './network-error'
import { toRequest } from './request'
import { withRetries, type RetryPolicy } from './retry'
import type { Servers } from './servers'

export interface Transport {
  /** Without a final slash; empty for the page's own origin. */
  readonly baseUrl: string
  /** Where there are several, among which `baseUrl` is the first. */
  readonly servers?: Servers
  readonly credentials: Credentials
  readonly fetch: typeof globalThis.fetch
  /** A 401: the session is over (specification 1 section 7). Not called for the log-in call itself, which has none. A promise is waited for. */
  readonly onLoggedOut?: () => unknown
  /** A 403: the caller lacks a permission, or a second factor. */
  readonly onForbidden?: (error: AppError) => void
  /** As whom, and in which organisation, the next call is made. */
  readonly workingAs?: () => WorkingAs
  /** The caller is not, or is no more, who or where a call says: other-user, other-organization, no-membership. */
  readonly onMisplaced?: (error: AppError, madeFor: WorkingAs) => void
  /** Called with the version that the server states with each answer. */
  readonly onServerVersion?: (stated: string) => void
  /** Called with the newest notice whose change an answer has. */
  readonly onNotice?: (id: string) => void
  /** Milliseconds; the specification's 30 s unless a caller asks for less. */
  readonly timeoutMs?: number
  /** Whether calls are made again that failed; without it they are not. The live stream minds itself. */
  readonly retry?: RetryPolicy | undefined
}

function serverName(transport: Transport): string {
  return transport.baseUrl || 'this address'
}

/** What answers without a word that Liftwatch would say: a web site, say, or a proxy's page of its own. */
function stranger(transport: Transport): AppError {
  return new AppError('not-liftwatch', { params: { server: serverName(transport) } })
}

/** A text of so many characters takes long enough to read, to check and to keep that a page has to draw in between. */
const longCharacters = 100_000

/** Lets waiting work go first: a front-end draws and reads its keys. */
function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}

interface Body {
  readonly value: unknown
  readonly isLong: boolean
}

async function bodyOf(response: Response): Promise<Body> {
  const text = await response.text()
  const isLong = text.length > longCharacters
  try {
    return { value: text === '' ? {} : JSON.parse(text), isLong }
  } catch {
    // Not JSON: a proxy's page, say. What reads it finds that it does not have the shape it should.
    return { value: undefined, isLong }
  }
}

const misplaced: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['other-user', 'other-organization', 'no-membership'])

const wordless = ['too-large', 'not-ready'] as const satisfies readonly ErrorCode[]

/** A server says so of a connection on which no request came in time: one that comes just then is answered with it, and was not read. */
const tooLate = 408

/**
 * What an answer is that brings no problem document with it. Of a body that is too large the status says enough: a proxy before the
 * server may have a bound of its own, and a connection may end with the rest of the body unread, and the answer's with it. So it does
 * of a server that is stopping, or of a proxy that has none to ask.
 */
function wordlessError({ status }: Response): AppError | undefined {
  return wordless.map(code => new AppError(code)).find(({ code }) => errorTable[code].status === status)
}

async function errorOf(
  transport: Transport,
  response: Response,
  madeFor: WorkingAs,
  signal: AbortSignal | undefined,
): Promise<AppError> {
  const byStatus = wordlessError(response)
  const body = await bodyOf(response).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    if (byStatus) return { value: undefined }
    throw networkError(serverName(transport), cause)
  })
  const problem = fromProblem(body.value)
  if (response.status === tooLate && !problem) return unanswered(serverName(transport))
  const isOwn = response.status >= 500 || response.status === 401 || response.status === 403
  const error = problem ?? byStatus ?? (isOwn ? new AppError('system-failure') : stranger(transport))
  if (response.status === 401) {
    await transport.onLoggedOut?.()
    if (transport.credentials.refused) return transport.credentials.refused()
  }
  if (response.status === 403) transport.onForbidden?.(error)
  if (misplaced.has(error.code)) transport.onMisplaced?.(error, madeFor)
  return error
}

/** How long an answer may take: all of it; of a file until it begins, as it may wait in line; of a stream, as long as it likes. */
function limitOf(
  transport: Transport,
  { isStream, isFile }: Endpoint,
): { readonly signal: AbortSignal; readonly started?: () => void } | undefined {
  if (isStream) return undefined
  if (!isFile) return { signal: AbortSignal.timeout(transport.timeoutMs ?? httpTimeoutMs) }
  const late = new AbortController()
  const giveUp = () => late.abort(new DOMException('The file did not begin.', 'TimeoutError'))
  const timer = setTimeout(giveUp, transport.timeoutMs ?? fileBeginsWithinMs)
  return { signal: late.signal, started: () => clearTimeout(timer) }
}

const sameMachine = /^https?:\/\/(localhost|127\.|\[::1\])/

/** Within one machine there is no line that a compressed file would spare, only work twice. Browsers see to this themselves. */
function uncompressed({ baseUrl }: Transport, { isFile }: Endpoint): Record<string, string> {
  return isFile && sameMachine.test(baseUrl) ? { 'accept-encoding': 'identity' } : {}
}

interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly headers?: Record<string, string>
}

/** Does it at the server that is in use, or at another of several where that is away. */
export function atOne<Answer>(
  transport: Transport,
  endpoint: Endpoint,
  work: (at: Transport) => Promise<Answer>,
): Promise<Answer> {
  const { servers } = transport
  return servers ? failOver(servers, endpoint, baseUrl => work({ ...transport, baseUrl })) : work(transport)
}

/** Sends a call and answers its response, success only. Every failure is an AppError; an abort by the caller passes through. */
export function send(
  transport: Transport,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions = {},
): Promise<Response> {
  return atOne(transport, endpoint, at => sendThere(at, endpoint, input, options))
}

/** As `send`, at the transport's own address alone. */
export async function sendThere(
  transport: Transport,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<Response> {
  const { url, init } = toRequest(endpoint, input, transport.baseUrl)
  const limit = limitOf(transport, endpoint)
  const signal = AbortSignal.any([...(limit ? [limit.signal] : []), ...(options.signal ? [options.signal] : [])])
  const madeFor = transport.workingAs?.() ?? {}
  const headers = {
    ...init.headers,
    ...workingAsHeaders(madeFor),
    ...uncompressed(transport, endpoint),
    ...transport.credentials.headers(),
    ...options.headers,
  }
  const response = await transport
    .fetch(url, { ...init, headers, signal, credentials: 'include' })
    .catch((cause: unknown) => {
      // A replacement of fetch may refuse the call itself.
      if (options.signal?.aborted || cause instanceof AppError) throw cause
      throw networkError(serverName(transport), cause)
    })
    .finally(limit?.started)
  followTimeZone(response.headers.get(timeZoneHeader))
  const stated = response.headers.get(versionHeader)
  if (stated !== null) transport.onServerVersion?.(stated)
  const noticeId = response.headers.get(noticeHeader)
  if (noticeId !== null) transport.onNotice?.(noticeId)
  await transport.credentials.received(response.headers)
  if (!response.ok) throw await errorOf(transport, response, madeFor, options.signal)
  return response
}

async function callOnce(
  transport: Transport,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await sendThere(transport, endpoint, input, { signal })
  if (endpoint.isFile) {
    const waits = { server: serverName(transport), silentAfterMs: transport.timeoutMs ?? httpTimeoutMs }
    return fileOf(response, waits, signal)
  }
  const { value, isLong } = await bodyOf(response).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw networkError(serverName(transport), cause)
  })
  if (isLong) await pause()
  const answer = endpoint.answer.safeParse(value)
  if (!answer.success)
    throw value === undefined ? stranger(transport) : new AppError('bad-answer', { cause: answer.error })
  if (isLong) await pause()
  return answer.data
}

/**
 * Sends a call and answers its checked answer, or a file's bytes as they come; again, where the transport says so and it
 * may help. Errors: as `send`, and bad-answer.
 */
export function call(
  transport: Transport,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<unknown> {
  const once = () => atOne(transport, endpoint, at => callOnce(at, endpoint, input, signal))
  return withRetries(transport.retry, endpoint, once, signal)
}
