import { compile } from '@fastify/proxy-addr'

/** Whether an address is that of a proxy whose X-Forwarded-For is believed; hops count from the server outwards. */
export type TrustsProxy = (address: string, hop: number) => boolean

export interface TrustedProxies {
  readonly trusts: TrustsProxy
  /** Whether they all are on this machine, so that no other has to reach it. */
  readonly areAllHere: boolean
}

/** One address of each network of 8 bits, and of the parts of the internet that IPv6 has in use. */
const spread = Array.from({ length: 223 }, (_, index) => `${index + 1}.1.1.1`).concat([
  '2001:1::1',
  '2003::1',
  '2400::1',
  '2401::1',
  '2600::1',
  '2601::1',
  '2800::1',
  '2a00::1',
  '2a01::1',
  '2c00::1',
])

/** Whether a network is of no one: whose proxies are in it is then no statement. Networks of 8 bits and more are named one by one. */
function isAnyone(trusts: TrustsProxy): boolean {
  return spread.filter(address => trusts(address, 0)).length > 1
}

const here = /^(loopback|(::ffff:)?127(\.\d{1,3}){3}(\/\d+)?|::1(\/128)?)$/i

/**
 * Reads which proxies are trusted: addresses and networks with commas between them, the words loopback, linklocal and uniquelocal, or
 * a number of hops. Undefined where it is neither: never all, for then anyone could name an address of their choice.
 */
export function parseTrustedProxies(value: string): TrustedProxies | undefined {
  if (/^[1-9]$/.test(value)) return { trusts: (_, hop) => hop < Number(value), areAllHere: false }
  const proxies = value.split(',').map(proxy => proxy.trim())
  // An integer is an address too.
  if (proxies.some(proxy => proxy === '' || /^\d+$/.test(proxy))) return undefined
  try {
    // The words are several networks each, of addresses that no stranger has.
    if (proxies.some(proxy => /[.:]/.test(proxy) && isAnyone(compile([proxy])))) return undefined
    return { trusts: compile(proxies), areAllHere: proxies.every(proxy => here.test(proxy)) }
  } catch {
    // Its own words name what it read, not what may be written.
    return undefined
  }
}

export const trustedProxiesAdvice =
  'must be the addresses or networks of your proxies, such as 10.0.0.5,10.1.0.0/16 or loopback, or how many there are one behind the other, 1 to 9; leave it out for none'
