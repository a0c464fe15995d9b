/** Tells with each answer which version the server is. */
export const versionHeader = 'liftwatch-version'

/** The first two numbers, within which client and server understand each other; undefined of what is no version. */
function lineOf(version: string): readonly [major: number, minor: number] | undefined {
  const [, major, minor] = /^(\d{1,5})\.(\d{1,5})\.\d/.exec(version) ?? []
  return major === undefined ? undefined : [Number(major), Number(minor)]
}

/**
 * Whether a client is too old for a server: the server's major or minor number is higher. Servers of a lower one, and other patches,
 * understand the client. (DECISIONS.md, "One version, and which clients are too old".)
 * @param own the client's version
 * @param server what the server states; what is no version says nothing
 */
export function isTooOldFor(own: string, server: string): boolean {
  const [client, other] = [lineOf(own), lineOf(server)]
  if (!client || !other) return false
  return client[0] < other[0] || (client[0] === other[0] && client[1] < other[1])
}
