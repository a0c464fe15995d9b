import { randomBytes } from 'node:crypto'

/** The code of a town that no other test has: on a broker that they share, its devices are no one else's. */
export function ownTown(): string {
  return `T${randomBytes(3).toString('hex')}`
}
