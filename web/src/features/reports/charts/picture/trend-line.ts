import type { Tone } from '@liftwatch/core/tones'

/** Values over time. */
export interface TrendLine {
  readonly label: string
  /** One for each of the points, in their order. */
  readonly values: readonly (number | null)[]
  /** Its values are counts. */
  readonly isWhole?: boolean
  /** Where the meaning of the values changes, in the order of the values. */
  readonly bounds?: readonly { readonly at: number; readonly tone: Tone; readonly label: string }[]
}

export interface TrendLinesProps {
  /** What the points are named by, from left to right. */
  readonly names: readonly string[]
  /** Each has its own scale, from zero. */
  readonly lines: readonly TrendLine[]
}
