import { compile } from '@fastify/proxy-addr'

/** Whether an address is that of a proxy whose X-Forwarded-For is believed; hops count from the server outwards. */
export type TrustsProxy = (address: string, hop: number) => boolean

/**
 * Reads which proxies are trusted: addresses and networks with commas between them, the words loopback, linklocal and uniquelocal, or
 * a number of hops. Undefined where it is neither: never all, for then anyone could name an address of their choice.
 */
export function parseTrustedProxies(value: string): TrustsProxy | undefined {
  if (/^[1-9]$/.test(value)) return (_, hop) => hop < Number(value)
  const proxies = value.split(',').map(proxy => proxy.trim())
  // An integer is an address too, and a network of no bits is the whole world.
  if (proxies.some(proxy => proxy === '' || /^\d+$|\/0*$/.test(proxy))) return undefined
  try {
    return compile(proxies)
  } catch {
    // Its own words name what it read, not what may be written.
    return undefined
  }
}

export const trustedProxiesAdvice =
  'must be the addresses or networks of your proxies, such as 10.0.0.5,10.1.0.0/16 or loopback, or how many there are one behind the other, 1 to 9; leave it out for none'
