import { useCallback, useMemo, useState } from 'react'

export interface Selection<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  readonly set: (rows: readonly Row[], isSelected: boolean) => void
  readonly clear: () => void
}

/** Rows that the user has ticked. A row stays ticked when new ones push it off the page: it was meant. */
export function useSelection<Row extends { readonly id: string }>(): Selection<Row> {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const set = useCallback((rows: readonly Row[], isSelected: boolean) => {
    setSelected(before => {
      const after = new Map(before)
      for (const row of rows) {
        if (isSelected) after.set(row.id, row)
        else after.delete(row.id)
      }
      return after
    })
  }, [])
  const toggle = useCallback((row: Row) => {
    setSelected(before => {
      const after = new Map(before)
      if (!after.delete(row.id)) after.set(row.id, row)
      return after
    })
  }, [])
  const clear = useCallback(() => setSelected(new Map()), [])
  return useMemo(
    () => ({ rows: [...selected.values()], has: row => selected.has(row.id), toggle, set, clear }),
    [selected, toggle, set, clear],
  )
}
