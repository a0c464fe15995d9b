import { AppError } from '../errors'

/** What failed below a call, as Node says it: on the way to which port, or after which name it looked. */
interface Failure {
  readonly port?: unknown
  readonly hostname?: unknown
}

/** One for each address of a host that was tried. */
function failuresBelow(cause: unknown): readonly Failure[] {
  const below = (cause as { readonly cause?: Failure & { readonly errors?: readonly Failure[] } }).cause
  return below?.errors ?? (below ? [below] : [])
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

/** Whether it was on the way to this address; where two share name or port, no one can say on the way to which. */
function isOnTheWayTo(to: URL, { hostname, port }: Failure, instead: URL): boolean {
  const isFor = (url: URL) => (hostname === undefined ? port === portOf(url) : hostname === url.hostname)
  return isFor(to) && !isFor(instead)
}

/**
 * Of a call that never got an answer: that it did not even reach the proxy. It is named without the password in its address.
 * @param proxies their addresses; empty for none
 */
export function proxyFailure(cause: unknown, called: string, proxies: readonly string[]): AppError | undefined {
  const failures = failuresBelow(cause)
  const found = proxies
    .filter(Boolean)
    .map(address => new URL(address))
    .find(proxy => failures.some(failure => isOnTheWayTo(proxy, failure, new URL(called))))
  return found && new AppError('proxy-unreachable', { params: { proxy: found.origin }, cause })
}
