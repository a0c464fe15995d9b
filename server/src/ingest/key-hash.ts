import { createHash } from 'node:crypto'

/** Devices send the same few sets of keys over and over. */
const hashesMax = 10_000
const hashes = new Map<string, string>()

/**
 * A number of 64 bits for a set of keys, whatever their order, as text: PostgreSQL compares it instead of the keys. Who finds two
 * sets of one number has their own lift's keys replaced, and no one else's.
 */
export function keyHash(keys: readonly string[]): string {
  const inOrder = keys.join('\0')
  const known = hashes.get(inOrder)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(keys.toSorted().join('\0')).digest().readBigInt64BE(0).toString()
  if (hashes.size >= hashesMax) hashes.clear()
  hashes.set(inOrder, hash)
  return hash
}
