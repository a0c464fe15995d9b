import { Box } from 'ink'
import { glyphs } from '../../program/theme'
import { Words } from '../text/words'
import type { FactLine } from './facts'

interface FactViewProps {
  readonly lines: readonly FactLine[]
  readonly isStale: boolean
  /** Of which line Enter opens what it leads to. */
  readonly at?: number | undefined
}

/** Facts, a line each or more; with a margin of two, for the cursor. */
export function FactView({ lines, isStale, at }: FactViewProps) {
  return (
    <Box flexDirection="column">
      {lines.map(({ key, label, text, tone, open }, line) => (
        <Words key={key} isDim={isStale} isInverse={line === at}>
          {line === at ? '› ' : '  '}
          <Words tone={open ? undefined : 'muted'}>{`${label} `}</Words>
          <Words tone={isStale ? undefined : tone}>{tone ? `${glyphs[tone]} ${text}` : text}</Words>
        </Words>
      ))}
    </Box>
  )
}
