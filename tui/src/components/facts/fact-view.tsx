import { Box } from 'ink'
import { glyphs } from '../../theme'
import { Words } from '../text/words'
import type { FactLine } from './facts'

interface FactViewProps {
  readonly lines: readonly FactLine[]
  readonly isStale: boolean
}

export function FactView({ lines, isStale }: FactViewProps) {
  return (
    <Box flexDirection="column">
      {lines.map(({ key, label, text, tone }) => (
        <Words key={key} isDim={isStale}>
          <Words tone="muted">{`${label} `}</Words>
          <Words tone={isStale ? undefined : tone}>{tone ? `${glyphs[tone]} ${text}` : text}</Words>
        </Words>
      ))}
    </Box>
  )
}
