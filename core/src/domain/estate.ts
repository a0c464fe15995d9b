import type { EstateBlock } from '../contract/estate/estate'

/** Dwellings that share a lift where the block does not say how many lifts it has; see DECISIONS.md for the reckoning. */
const dwellingsPerLift = 55
/** From this height a block has two lifts at least, so that one can be out for maintenance. */
const twoLiftsFromFloors = 10
const liftsReckonedMax = 8

/** How many lifts a block has: what it says, else reckoned from its dwellings and floors. */
export function liftsOfBlock({ lifts, dwellingUnits = 0, maxFloor = 0 }: EstateBlock): number {
  if (lifts !== undefined) return lifts
  const least = maxFloor >= twoLiftsFromFloors ? 2 : 1
  return Math.min(liftsReckonedMax, Math.max(least, Math.ceil(dwellingUnits / dwellingsPerLift)))
}

/** The name of the n-th lift of a block, from 0: A, B, ... Z, AA, AB. */
export function liftNumberAt(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : liftNumberAt(Math.floor(index / 26) - 1) + letter
}

/** The prefix of a street: initials of its first two words, then kind and number: ANG MO KIO AVE 1 is AMA1. */
export function streetPrefix(street: string): string {
  const words = street.toUpperCase().match(/[A-Z0-9]+/g) ?? ['X']
  const number = /^\d/.test(words.at(-1)!) && words.length > 1 ? words.pop()! : ''
  const kind = words.length > 1 ? words.pop()!.charAt(0) : ''
  const initials = words.slice(0, 2).map(word => word.charAt(0))
  return `${initials.join('')}${kind}${number}`
}

/**
 * Prefixes for streets, one each within a town: the second street that would have AMA1 gets AMA1B. Streets that have one keep it.
 * @param known street to prefix, as the estate has them
 */
export function assignPrefixes(known: ReadonlyMap<string, string>, streets: Iterable<string>): Map<string, string> {
  const assigned = new Map(known)
  const taken = new Set(known.values())
  // Where the next street of the same first choice goes on looking: those before are taken for good.
  const nextOf = new Map<string, number>()
  for (const street of [...new Set(streets)].toSorted()) {
    if (assigned.has(street)) continue
    const first = streetPrefix(street)
    let prefix = first
    for (let next = nextOf.get(first) ?? 1; taken.has(prefix); next++) {
      prefix = first + liftNumberAt(next)
      nextOf.set(first, next + 1)
    }
    taken.add(prefix)
    assigned.set(street, prefix)
  }
  return assigned
}
