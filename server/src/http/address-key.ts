import { isIPv4, isIPv6 } from 'node:net'

const groupsOfNetwork = 4
const groupsMax = 8

/** The eight groups of an IPv6 address, as the URL parser writes them: without leading zeros, and `::` filled in. */
function groupsOf(address: string): string[] {
  const [before, after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::') as [string, string?]
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? 0 : groupsMax - head.length - tail.length
  return [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
}

/**
 * An address as attempts are counted from it. An IPv6 caller has a whole /64 to call from; one of IPv4 may arrive as IPv6, and is
 * counted as the same.
 */
export function addressKey(address: string): string {
  const plain = address.split('%')[0]!
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(.+)$/i.exec(plain)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return `${groupsOf(plain).slice(0, groupsOfNetwork).join(':')}::/64`
}
