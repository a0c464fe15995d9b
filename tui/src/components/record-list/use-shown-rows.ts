import { useRowNow } from '@liftwatch/core/hooks/pages'
import { useState } from 'react'
import type { ListState } from '../list/state'
import type { ListKind } from './list-kind'
import type { Rows } from './rows'

/** The rows as they are shown: with the one under the cursor in its place when it has left the list, and as it now is. */
export function useShownRows<Row extends { readonly id: string }>(
  { calls }: ListKind<Row>,
  { isGone, cursor, id }: ListState,
  rows: Rows<Row>,
): Rows<Row> {
  const here = rows.rowAt(cursor)
  const [last, setLast] = useState<Row>()
  if (!isGone && here !== undefined && here !== last) setLast(here)
  const gone = useRowNow(calls, isGone ? id : undefined, last)
  if (!isGone) return rows
  return {
    ...rows,
    total: rows.total === undefined ? undefined : rows.total + 1,
    rowAt: index => (index === cursor ? gone : rows.rowAt(index < cursor ? index : index - 1)),
  }
}
