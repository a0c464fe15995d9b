import { noFilter, type FilterValues } from '../../program/filter-values'
import { startOf, type ListState } from '../list/state'
import type { ListOrder } from './list-order'

/** How one looks at a list: what of it, in which order, where in it, and what is marked. */
export interface ListView {
  /** The name of its tab; empty in a list without tabs. */
  readonly tab: string
  /** Undefined while the usual one of the tab is not changed. */
  readonly order: ListOrder | undefined
  readonly values: FilterValues
  /** What was typed after the slash. */
  readonly quick: string
  readonly state: ListState
  /** Names by id, so that what has scrolled away is still known. */
  readonly marks: ReadonlyMap<string, string>
}

export function viewOf(tab: string, values: FilterValues = noFilter, order?: ListOrder): ListView {
  return { tab, order, values, quick: '', state: startOf(''), marks: new Map() }
}

/**
 * Under which it is remembered how one looks at a list.
 * @param record of the list of one record
 */
export function listPlace(list: string, record?: string): string {
  return record === undefined ? `list ${list}` : `list ${list} ${record}`
}

/** Tells one set of rows from another: with other rows, one begins at the top. */
export function rowsName({ tab, order, values, quick }: ListView): string {
  return JSON.stringify([tab, order, values, quick])
}

export function toggled(marks: ListView['marks'], id: string, name: string): ListView['marks'] {
  const next = new Map(marks)
  if (!next.delete(id)) next.set(id, name)
  return next
}
