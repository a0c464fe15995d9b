import { heldRows, type HeldRows } from '@liftwatch/core/domain/held-rows'
import { useCallback, useState } from 'react'
import { useReading } from './use-reading'

interface Held<Row> extends HeldRows<Row> {
  /** What the rows were asked for by. */
  readonly of: string
  /** The list's own rows, of which these were made. */
  readonly from: readonly Row[]
}

function letAllIn<Row>(of: string, from: readonly Row[]): Held<Row> {
  return { of, from, rows: from, gone: new Set(), newRows: 0 }
}

/**
 * The rows of a list at the places at which they are read. Nothing is held when something else was asked for.
 * @param asked names what was asked for
 * @param isOld the rows are still those that were asked for before
 */
export function useHeldRows<Row extends { readonly id: string }>(
  asked: string,
  rows: readonly Row[] | undefined,
  isOld: boolean,
) {
  const [held, setHeld] = useState<Held<Row>>()
  const letIn = useCallback(() => setHeld(undefined), [])
  const { isReading, handlers } = useReading(letIn)
  const of = isOld && held ? held.of : asked
  let next = held
  if (rows === undefined) next = undefined
  else if (held?.of !== of) next = letAllIn(of, rows)
  else if (!isReading) next = held.rows === rows ? held : letAllIn(of, rows)
  else if (held.from !== rows) next = { of, from: rows, ...heldRows(held.rows, rows) }
  if (next !== held) setHeld(next)
  return { held: next, letIn, handlers }
}
