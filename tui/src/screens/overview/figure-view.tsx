import { Box } from 'ink'
import { useIsStale } from '../../program/connection'
import { Words } from '../../components/text/words'
import type { FigureLine } from './figure-line'

/** Lines of figures; what may be out of date is drawn as that. */
export function FigureView({ lines, margin }: { readonly lines: readonly FigureLine[]; readonly margin: number }) {
  const isStale = useIsStale()
  return (
    <Box flexDirection="column">
      {lines.map(({ key, label, text, tone }) => (
        <Words key={key} isDim={isStale}>
          {' '.repeat(margin)}
          {label !== undefined && <Words tone="muted">{label}</Words>}
          <Words tone={isStale ? undefined : tone}>{text}</Words>
        </Words>
      ))}
    </Box>
  )
}
