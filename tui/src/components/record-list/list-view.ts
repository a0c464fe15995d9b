import { noFilter, type FilterValues } from '../filter/filter-spec'
import { startOf, type ListState } from '../list/state'

/** How one looks at a list: what of it, in which order, where in it, and what is marked. */
export interface ListView {
  readonly tab: number
  readonly sort: number
  readonly isReversed: boolean
  readonly values: FilterValues
  /** What was typed after the slash. */
  readonly quick: string
  readonly state: ListState
  /** Names by id, so that what has scrolled away is still known. */
  readonly marks: ReadonlyMap<string, string>
}

export function viewOf(values: FilterValues = noFilter): ListView {
  return { tab: 0, sort: 0, isReversed: false, values, quick: '', state: startOf(''), marks: new Map() }
}

/** Tells one set of rows from another: with other rows, one begins at the top. */
export function rowsName({ tab, sort, isReversed, values, quick }: ListView): string {
  return JSON.stringify([tab, sort, isReversed, values, quick])
}

export function toggled(marks: ListView['marks'], id: string, name: string): ListView['marks'] {
  const next = new Map(marks)
  if (!next.delete(id)) next.set(id, name)
  return next
}
