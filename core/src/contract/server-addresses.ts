import { z } from 'zod/mini'

const serverAddress = z.url({ protocol: /^https?$/ })

/** Each of the addresses of `serverAddresses`. */
export function addressesOf(servers: string): string[] {
  return servers.split(',').map(part => part.trim().replace(/\/+$/, ''))
}

/**
 * The address of a server; or those of several that work on one database, with commas between them, the one to begin with first; without
 * final slashes. They stay one text, by which an estate is called and what belongs to it is stored.
 */
export const serverAddresses = z.pipe(
  z.string().check(
    z.refine(typed => addressesOf(typed).every(address => serverAddress.safeParse(address).success), {
      error: 'must be an address such as http://127.0.0.1:7070',
    }),
  ),
  z.transform(typed => [...new Set(addressesOf(typed))].join(',')),
)
