/** A list as its reader has it in sight, while the list itself has gone on. */
export interface HeldRows<Row> {
  /** Each at its place, as it now is where the list still has it. */
  readonly rows: readonly Row[]
  /** The ids of those that the list has no longer. */
  readonly gone: ReadonlySet<string>
  /** How many have come that would move rows in sight. */
  readonly newRows: number
}

/**
 * Holds rows at their places while they are read: what left the list stays where it was, what would come between or above waits, and
 * what comes after all others is added, for it moves nothing.
 * @param shown the rows in sight
 * @param now the list as it now is
 */
export function heldRows<Row extends { readonly id: string }>(
  shown: readonly Row[],
  now: readonly Row[],
): HeldRows<Row> {
  const known = new Set(shown.map(({ id }) => id))
  const current = new Map(now.map(row => [row.id, row]))
  const lastKnown = now.findLastIndex(({ id }) => known.has(id))
  const added = lastKnown < 0 && shown.length > 0 ? [] : now.slice(lastKnown + 1)
  const rows = [...shown.map(row => current.get(row.id) ?? row), ...added]
  return {
    rows,
    gone: new Set([...known].filter(id => !current.has(id))),
    newRows: now.filter(({ id }) => !known.has(id)).length - added.length,
  }
}
