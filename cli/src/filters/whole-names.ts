import { liftNameParts, splitLiftName } from '@liftwatch/core/domain/lift-name'

/** So many parts has the whole name of a building, and of a lift; fewer may be a block with a hyphen. */
const wholeParts: Readonly<Record<string, number>> = { blk: liftNameParts.length - 1, lift: liftNameParts.length }

/** A filter in which a whole name that was typed as a block or a lift is its parts; what was typed of these besides stays. */
export function withNameParts(filter: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  for (const [name, count] of Object.entries(wholeParts)) {
    const typed = filter[name]
    const parts = typeof typed === 'string' && typed.split('-').length === count ? splitLiftName(typed) : undefined
    if (!parts) continue
    const { tc, ...others } = parts
    const named = Object.fromEntries(Object.entries(others).filter(([, part]) => part !== ''))
    return { town: [tc], ...filter, ...named }
  }
  return filter
}
