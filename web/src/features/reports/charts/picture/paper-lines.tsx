import { chakra } from '@chakra-ui/react'
import type { TrendLinesProps } from './trend-line'
import { addressOf, drawAlone } from './draw-picture'

/** Lines for paper: as wide as the sheet, and none on two. */
export function PaperLines({ names, lines }: TrendLinesProps) {
  return lines.map(line => (
    <chakra.img
      key={line.label}
      src={addressOf(drawAlone({ kind: 'line', names, line }, line.label))}
      alt={line.label}
      w="full"
      css={{ breakInside: 'avoid' }}
    />
  ))
}
