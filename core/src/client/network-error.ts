import { AppError, type ErrorCode, type ErrorParams, type Refusal } from '../errors'

/** What failed below HTTP, as Node says it. A browser says nothing of it, on purpose. */
interface Failure {
  readonly code?: unknown
  readonly message?: unknown
  readonly cause?: unknown
  /** Of attempts at several addresses. */
  readonly errors?: readonly unknown[]
}

const unknownAuthority = 'its certificate is of an unknown authority'
const distrust: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
}

const codes: Readonly<Record<string, ErrorCode>> = {
  ECONNREFUSED: 'connection-refused',
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'no-name-service',
  ERR_SSL_WRONG_VERSION_NUMBER: 'wrong-protocol',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'certificate-needed',
  ERR_SSL_TLSV1_ALERT_UNKNOWN_CA: 'certificate-needed',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'certificate-needed',
  ERR_SSL_SSLV3_ALERT_BAD_CERTIFICATE: 'certificate-needed',
}

/** A failure with those that led to it. */
function chainOf(failure: unknown, depth = 0): Failure[] {
  if (typeof failure !== 'object' || failure === null || depth > 5) return []
  const { cause, errors = [] } = failure as Failure
  return [failure, ...[cause, errors[0]].flatMap(before => chainOf(before, depth + 1))]
}

function hostOf(server: string): string {
  return URL.canParse(server) ? new URL(server).hostname : server
}

/** What a person can do something about. */
function namedBy({ code, message }: Failure): { readonly code: ErrorCode; readonly params?: ErrorParams } | undefined {
  const [, status] = /^Proxy response \((\d+)\)/.exec(String(message)) ?? []
  if (status !== undefined) return { code: 'proxy-refused', params: { status } }
  if (/does not match the HTTP\/1\.1 protocol|wrong version number/.test(String(message)))
    return { code: 'wrong-protocol' }
  if (/alert (certificate required|unknown ca|handshake failure|bad certificate)/i.test(String(message)))
    return { code: 'certificate-needed' }
  if (typeof code !== 'string') return undefined
  // Of Node's own parser of HTTP.
  if (code.startsWith('HPE_')) return { code: 'wrong-protocol' }
  const reason = distrust[code]
  if (reason !== undefined) return { code: 'untrusted-server', params: { reason } }
  return codes[code] && { code: codes[code] }
}

/** Whether the other side hung up: what speaks no HTTP does, and so does a server that is just ending. */
function isHungUp({ code }: Failure): boolean {
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET'
}

/** Why a call that never got an answer failed: each cause by its own name, so that what cannot help is not tried again. */
function refusalOf(cause: unknown): Refusal {
  const chain = chainOf(cause)
  const [named] = chain.flatMap(failure => namedBy(failure) ?? [])
  if (named) return named
  // Of an answer that breaks off, fetch says 'terminated' and Node 'aborted'.
  const isUnanswered =
    chain.some(isHungUp) && !chain.some(({ message }) => /^(terminated|aborted)$/.test(String(message)))
  return { code: isUnanswered ? 'no-answer' : 'unreachable' }
}

/**
 * The error of a call that was not answered, or not to its end.
 * Errors: timed-out, unreachable, connection-refused, no-answer, unknown-host, no-name-service, untrusted-server {reason}, certificate-needed,
 * wrong-protocol, proxy-refused {status}; each with the {server}.
 */
export function networkError(server: string, cause: unknown): AppError {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new AppError('timed-out', { params: { server }, cause })
  }
  const { code, params } = refusalOf(cause)
  return new AppError(code, { params: { server, host: hostOf(server), ...params }, cause })
}

/** The error of a call whose connection the {server} ended before it read the call. Errors: no-answer. */
export function unanswered(server: string): AppError {
  return new AppError('no-answer', { params: { server, host: hostOf(server) } })
}
