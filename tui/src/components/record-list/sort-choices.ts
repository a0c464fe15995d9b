import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Column } from '../list/columns'

export interface SortChoice {
  /** What the server sorts by. */
  readonly field: string
  readonly title: TextKey
  readonly direction: 'ASC' | 'DESC'
}

/**
 * The orders of a list, by its columns.
 * @param first fields that come before the others
 */
export function sortsOf<Row>(
  columns: readonly Column<Row>[],
  ...first: readonly string[]
): [SortChoice, ...SortChoice[]] {
  const choices = columns.flatMap(({ sortField, title, isHighestFirst }): SortChoice[] =>
    sortField !== undefined && title ? [{ field: sortField, title, direction: isHighestFirst ? 'DESC' : 'ASC' }] : [],
  )
  const named = first.flatMap(field => choices.filter(choice => choice.field === field))
  const [usual, ...others] = [...named, ...choices.filter(({ field }) => !first.includes(field))]
  if (!usual) throw new Error('a list has an order')
  return [usual, ...others]
}
