import type { TextKey, Translate } from '@liftwatch/core/text/all-texts'
import type { Tone } from '@liftwatch/core/tones'

interface Cell {
  readonly text: string
  readonly tone?: Tone
  /**
   * Of what waits for somebody. Only the cell that says so is bold: were it the row, all of it would have to be written anew
   * when nobody waits any longer.
   */
  readonly isBold?: boolean
}

export interface CellContext {
  readonly translate: Translate
  /** By the server's clock. */
  readonly now: number
  readonly trapTargetMs: number
}

/** A column of a list. The width decides which are shown, and how wide. */
export interface Column<Row> {
  /** Nothing for a column that needs no title. */
  readonly title: TextKey | undefined
  readonly cell: (row: Row, context: CellContext) => Cell
  readonly minWidth: number
  /** As wide as it is of use. */
  readonly maxWidth: number
  /** The lower, the sooner it gets its room. No two of a list have the same. */
  readonly rank: number
  /** Whether its values stand at its right, as figures do that are compared. */
  readonly isRight?: boolean | undefined
  /** Whether its tone goes by the clock, to the second. */
  readonly isTimed?: boolean | undefined
  /** What the server calls it when it sorts by it. */
  readonly sortField?: string | undefined
}

export interface PlacedColumn<Row> extends Column<Row> {
  readonly width: number
}

const gap = 1

/** The columns that fit, in their order, each at its least width; what is left over goes to them by rank, up to their most. */
export function placeColumns<Row>(columns: readonly Column<Row>[], width: number): PlacedColumn<Row>[] {
  const byRank = columns.toSorted((one, other) => one.rank - other.rank)
  const widths = new Map<Column<Row>, number>()
  let left = width + gap
  for (const column of byRank) {
    if (column.minWidth + gap > left) break
    widths.set(column, column.minWidth)
    left -= column.minWidth + gap
  }
  for (const column of widths.keys()) {
    const more = Math.min(left, column.maxWidth - column.minWidth)
    widths.set(column, column.minWidth + more)
    left -= more
  }
  return columns.flatMap(column => {
    const placed = widths.get(column)
    return placed === undefined ? [] : [{ ...column, width: placed }]
  })
}
