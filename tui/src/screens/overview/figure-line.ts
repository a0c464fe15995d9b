import type { Tone } from '@liftwatch/core/tones'

/** A line of figures. */
export interface FigureLine {
  readonly key: string
  /** What it is about, before its text. */
  readonly label?: string
  readonly text: string
  readonly tone?: Tone | undefined
}
