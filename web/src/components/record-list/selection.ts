import { useCallback, useMemo, useState } from 'react'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  /** Whether it can be ticked at all. */
  readonly canHave: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly set: (rows: readonly Row[], isSelected: boolean) => void
  readonly clear: () => void
}

interface Ticks<Row> {
  /** What the list was asked for when they were set. */
  readonly of: string
  readonly rows: ReadonlyMap<string, Row>
}

/**
 * Rows that the user has ticked. A row stays ticked when new ones push it off the page: it was meant. With another tab or filter all ticks
 * go, and with what it becomes, that of a row that there is nothing to do to any more.
 * @param of names what the list shows, by tab and filters
 * @param shown the rows as they now are
 */
export function useSelection<Row extends { readonly id: string }>(
  of: string,
  shown: readonly Row[] | undefined,
  canHave: (row: Row) => boolean,
): Selection<Row> {
  const [ticks, setTicks] = useState<Ticks<Row>>({ of, rows: new Map() })
  const ticked = useMemo(() => {
    if (ticks.of !== of) return new Map<string, Row>()
    const now = new Map(shown?.map(row => [row.id, row]))
    const rows = [...ticks.rows].map(([id, row]) => [id, now.get(id) ?? row] as const)
    return new Map(rows.filter(([, row]) => canHave(row)))
  }, [ticks, of, shown, canHave])
  const change = useCallback(
    (rows: readonly Row[], isSelected: (id: string, before: ReadonlyMap<string, Row>) => boolean) => {
      setTicks(ticks => {
        const before = ticks.of === of ? ticks.rows : new Map<string, Row>()
        const after = new Map(before)
        for (const row of rows) {
          if (isSelected(row.id, before) && canHave(row)) after.set(row.id, row)
          else after.delete(row.id)
        }
        return { of, rows: after }
      })
    },
    [of, canHave],
  )
  const toggle = useCallback((row: Row) => change([row], (id, before) => !before.has(id)), [change])
  return useMemo(
    () => ({
      rows: [...ticked.values()],
      has: row => ticked.has(row.id),
      canHave,
      toggle,
      set: (rows, isSelected) => change(rows, () => isSelected),
      clear: () => setTicks({ of, rows: new Map() }),
    }),
    [ticked, canHave, toggle, change, of],
  )
}
