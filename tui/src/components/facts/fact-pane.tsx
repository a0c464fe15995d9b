import { Box } from 'ink'
import { useIsStale } from '../../program/connection'
import { useFrameSize } from '../frame/frame'
import { Words } from '../text/words'
import { factLines, type Fact } from './facts'
import { FactView } from './fact-view'

/** From so many columns on, the detail is beside the list. */
const paneFromColumns = 140
export const paneWidth = 58

export function hasPane(columns: number): boolean {
  return columns >= paneFromColumns
}

interface FactPaneProps {
  readonly title: string
  /** Without a running clock: each tick would draw the whole line again, list and all. */
  readonly facts: readonly Fact[]
}

/** The chosen record beside its list, where the window is wide enough for both. */
export function FactPane({ title, facts }: FactPaneProps) {
  const { height } = useFrameSize()
  const isStale = useIsStale()
  const lines = factLines(facts, paneWidth - 2)
  return (
    <Box flexDirection="column" width={paneWidth} height={height - 1} overflowY="hidden">
      <Words isBold>{`  ${title}`}</Words>
      <FactView lines={lines.slice(0, height - 2)} isStale={isStale} />
    </Box>
  )
}
