import { createContext, useContext, type ComponentType } from 'react'
import type { TrendLinesProps } from './picture/trend-line'

/** What is around a chart, whichever it is. */
export interface ChartFrame {
  /** What a picture of it is saved as, without its ending. */
  readonly fileName: string
  /** What it is of, as data had at an instant are. */
  readonly factsAt: (hadAt: number) => readonly string[]
  /** Where it is for paper. */
  readonly paper?: Paper | undefined
}

interface Paper {
  /** Is called with when the data were had, once they are there. */
  readonly ready: (hadAt: number) => void
  /** On paper nothing points at lines, so that each point has its figure. */
  readonly Lines: ComponentType<TrendLinesProps>
}

const FrameContext = createContext<ChartFrame>({ fileName: '', factsAt: () => [] })

export const ChartFrameProvider = FrameContext.Provider

export function useChartFrame(): ChartFrame {
  return useContext(FrameContext)
}

/** Whether a chart is for paper, where there is nothing to press. */
export function useIsOnPaper(): boolean {
  return useContext(FrameContext).paper !== undefined
}
