/** The parts of a lift's name, in their order, by the names of their filters; a building's has all but the last. */
export const liftNameParts = ['tc', 'pfx', 'blk', 'lift'] as const
export type LiftNamePart = (typeof liftNameParts)[number]

/**
 * The parts of a whole name that was put into one box, as AMK-AMA1-205-A; undefined for a single part. A town council's own name may
 * have a hyphen (Holland-Bukit Panjang), but has a blank as well.
 */
export function splitLiftName(typed: string): Partial<Record<LiftNamePart, string>> | undefined {
  const parts = typed.trim().split('-')
  if (parts.length === 1 || parts.length > liftNameParts.length || /\s/.test(typed.trim())) return undefined
  return Object.fromEntries(liftNameParts.map((name, index) => [name, parts[index] ?? '']))
}
