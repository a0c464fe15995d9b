import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'
import type { CellContext } from '@liftwatch/core/views/resources/placement'

interface Cell {
  readonly text: string
  /** Instead of the text, where the column is too narrow for it. */
  readonly short?: string | undefined
  readonly tone?: Tone
  /**
   * Of what waits for someone. Only the cell that says so is bold: were it the row, all of it would have to be written again
   * when no one waits any longer.
   */
  readonly isBold?: boolean
}

/** A column of a list. The width decides which are shown, and how wide. */
export interface Column<Row> {
  /** By which it is chosen or left out; one without is always there. */
  readonly key?: string
  /** Nothing for a column that needs no title. */
  readonly title: TextKey | undefined
  readonly cell: (row: Row, context: CellContext) => Cell
  readonly minWidth: number
  /** As wide as it is of use. */
  readonly maxWidth: number
  /** The lower, the sooner it gets its room. No two of a list have the same. */
  readonly rank: number
  /** Whether its values are at its right, as figures do that are compared. */
  readonly isRight?: boolean | undefined
  /** Whether its tone goes by the clock, to the second. */
  readonly isTimed?: boolean | undefined
  /** What the server calls it when it sorts by it. */
  readonly sortField?: string | undefined
  /** Whether the highest come first when one begins to sort by it. */
  readonly isHighestFirst?: boolean | undefined
}

export interface PlacedColumn<Row> extends Column<Row> {
  readonly width: number
}

const gap = 1

/**
 * The columns that fit, in their order, each at its least width or at what it needs, if that is less. What is left over goes to them
 * by rank: first as far as it is of use, then as far as they need it.
 * @param needOf how wide the longest of what is to be seen in a column is
 */
export function placeColumns<Row>(
  columns: readonly Column<Row>[],
  width: number,
  needOf: (column: Column<Row>) => number = ({ maxWidth }) => maxWidth,
): PlacedColumn<Row>[] {
  const byRank = columns.toSorted((one, other) => one.rank - other.rank)
  const widths = new Map<Column<Row>, number>()
  let left = width + gap
  for (const column of byRank) {
    const least = Math.min(column.minWidth, needOf(column))
    if (least + gap > left) break
    widths.set(column, least)
    left -= least + gap
  }
  for (const mostOf of [({ maxWidth }: Column<Row>) => maxWidth, () => Infinity]) {
    for (const [column, placed] of widths) {
      const more = Math.max(0, Math.min(left, Math.min(needOf(column), mostOf(column)) - placed))
      widths.set(column, placed + more)
      left -= more
    }
  }
  return columns.flatMap(column => {
    const placed = widths.get(column)
    return placed === undefined ? [] : [{ ...column, width: placed }]
  })
}
