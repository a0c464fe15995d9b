import type { TextKey, Translate } from '../../text/all-texts'
import type { Tone } from '../../tones'

/** What a cell may go by besides its row. */
export interface CellContext {
  readonly translate: Translate
  /** By the server's clock. */
  readonly now: number
  readonly trapTargetMs: number
}

/** How one column of a list's table is placed where characters are counted, and what of it is a list's own. */
export interface Placement<Row> {
  readonly key: string
  /** The lower, the sooner it gets its room. No two of a list have the same. */
  readonly rank: number
  /** Shorter than the table's own, where that does not fit. */
  readonly title?: TextKey
  readonly isRight?: boolean
  /** Whether instants have day and time, where a day is not enough and there is room. */
  readonly isWhole?: boolean
  readonly minWidth?: number
  readonly maxWidth?: number
  /** Where it goes by the clock, or says less than the table's. */
  readonly tone?: (row: Row, context: CellContext) => Tone | undefined
  /** Whether its tone goes by the clock, to the second. */
  readonly isTimed?: boolean
  readonly isBold?: (row: Row) => boolean
}
