import type { Tone } from '@liftwatch/core/tones'
import type { TrendLine } from './trend-line'

/** A line over time, with the figure at each of its points. */
export interface LinePanel {
  readonly kind: 'line'
  /** What the points are called, from left to right. */
  readonly names: readonly string[]
  /** Its label says its unit. */
  readonly line: TrendLine
  /** Whose line it is, where that is not said by the picture's title. */
  readonly of?: string | undefined
}

/** Points by row and column; null where there are none. */
export interface GridPanel {
  readonly kind: 'grid'
  readonly corner: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly isSum: boolean
    readonly cells: readonly ({ readonly text: string; readonly tone: Tone } | null)[]
  }[]
}

/** Bars from the left, each with its figure at its end. */
export interface BarPanel {
  readonly kind: 'bars'
  /** What they are and say, where that is not said by the picture's title. */
  readonly title?: string | undefined
  readonly note?: string | undefined
  /** What the bars are, and what their figures count. */
  readonly heads: readonly [string, string]
  readonly bars: readonly {
    readonly name: string
    readonly description: string
    readonly figure: string
    /** Of the longest bar, 0 to 1. */
    readonly length: number
    readonly isMuted: boolean
  }[]
}

/** Figures by their names. */
export interface FigurePanel {
  readonly kind: 'figures'
  readonly figures: readonly {
    readonly name: string
    readonly value: string
    /** How good it is, in words too. */
    readonly band?: { readonly tone: Tone; readonly label: string } | undefined
    readonly note?: string | undefined
  }[]
}

export type Panel = LinePanel | GridPanel | BarPanel | FigurePanel

/** What a chart is as a picture of its own, away from the page: it says itself what it is of. */
export interface Picture {
  readonly title: string
  /** Report, period, filters, up to when. */
  readonly facts: readonly string[]
  readonly legend: readonly { readonly tone: Tone; readonly label: string }[]
  readonly panels: readonly Panel[]
}

/** A part of a picture, drawn from its upper left corner. */
export interface Drawn {
  readonly svg: string
  readonly height: number
}
