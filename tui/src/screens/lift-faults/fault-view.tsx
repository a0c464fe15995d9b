import { Box } from 'ink'
import { Words } from '../../components/text/words'
import { glyphs } from '../../theme'
import type { FaultLine } from './fault-lines'

interface FaultViewProps {
  readonly lines: readonly FaultLine[]
  readonly isStale: boolean
}

export function FaultView({ lines, isStale }: FaultViewProps) {
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
