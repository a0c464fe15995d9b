import { AppError } from '../errors'
import { createPlainFetch, program } from './plain-fetch'
import { proxyFailure } from './proxy-failure'

/** The environment's variables; an empty one counts as not set. */
type Environment = Readonly<Record<string, string | undefined>>

/** So long an unused connection stays open: longer than it is from one poll to the next. */
const keepAliveMs = 30_000

/** Where there is another server to ask, one to which no connection is made is given up after so long. */
const connectWithOthersMs = 3_000

/** Of this machine nothing is asked through a proxy. */
const ownHosts = ['localhost', '127.0.0.1', '[::1]']

function valueOf(env: Environment, name: string): string {
  return env[name.toLowerCase()] || env[name] || ''
}

function proxyOf(env: Environment, name: string): string {
  const value = valueOf(env, name)
  const address = value === '' || value.includes('://') ? value : `http://${value}`
  if (address === '' || (URL.canParse(address) && /^https?:/.test(address))) return address
  const problem = 'must be the address of a proxy, such as http://proxy.example:3128'
  throw new AppError('bad-setting', { params: { name, problem } })
}

function proxiesOf(env: Environment) {
  const exceptions = valueOf(env, 'NO_PROXY')
  return {
    httpProxy: proxyOf(env, 'HTTP_PROXY'),
    httpsProxy: proxyOf(env, 'HTTPS_PROXY'),
    noProxy: exceptions === '*' ? exceptions : [exceptions, ...ownHosts].filter(Boolean).join(','),
  }
}

/**
 * How programs outside a browser reach a server: over connections that are used again, by the proxies that HTTP_PROXY, HTTPS_PROXY and
 * NO_PROXY name, with the certificates of LIFTWATCH_CA_FILE, LIFTWATCH_CERT_FILE and LIFTWATCH_KEY_FILE. How long anything may take is for
 * its caller to say: a stream may be silent for long. Errors: those of `readCertificates`; bad-setting for an address that is none; of a call
 * proxy-unreachable.
 * @param hasOthers whether there are several servers, of which another is asked where one is away
 */
export async function openFetch(env: Environment, hasOthers = false): Promise<typeof globalThis.fetch> {
  const { LIFTWATCH_CA_FILE: ca, LIFTWATCH_CERT_FILE: cert, LIFTWATCH_KEY_FILE: key } = env
  const files = { ca: ca || undefined, cert: cert || undefined, key: key || undefined }
  const hasFiles = Object.values(files).some(file => file !== undefined)
  const tls = hasFiles ? await (await import('./certificate-files')).readCertificates(files) : {}
  const { fetch, EnvHttpProxyAgent } = await import('undici')
  const proxies = proxiesOf(env)
  const dispatcher = new EnvHttpProxyAgent({
    ...proxies,
    connect: hasOthers ? { ...tls, timeout: connectWithOthersMs } : tls,
    requestTls: tls,
    proxyTls: tls.ca ? { ca: tls.ca } : {},
    // What is not encrypted needs no tunnel, and many proxies open none for it.
    proxyTunnel: false,
    bodyTimeout: 0,
    headersTimeout: 0,
    keepAliveTimeout: keepAliveMs,
  })
  const through = (input: string, init: { readonly headers?: Record<string, string> }) =>
    fetch(input, { ...init, headers: { 'user-agent': program, ...init.headers }, dispatcher }).catch(
      (cause: unknown) => {
        throw proxyFailure(cause, input, [proxies.httpsProxy, proxies.httpProxy]) ?? cause
      },
    )
  return through as unknown as typeof globalThis.fetch
}

const ownWays = ['LIFTWATCH_CA_FILE', 'LIFTWATCH_CERT_FILE', 'LIFTWATCH_KEY_FILE', 'HTTP_PROXY', 'HTTPS_PROXY']

/**
 * The same for a program that makes a call or two, opened with the first: where nothing is set, Node's HTTP does, and the third of a
 * megabyte that would reach the server in another way is not read.
 */
export function lazyFetch(env: Environment, hasOthers: () => boolean): typeof globalThis.fetch {
  if (ownWays.every(name => valueOf(env, name) === ''))
    return createPlainFetch(() => (hasOthers() ? connectWithOthersMs : undefined))
  let opened: Promise<typeof globalThis.fetch> | undefined
  return async (...call) => (await (opened ??= openFetch(env, hasOthers())))(...call)
}
