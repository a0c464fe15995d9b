import { Box, useWindowSize } from 'ink'
import type { ReactNode } from 'react'
import { useIsShown } from '../../input/use-keys'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import { Lane } from '../lane/lane'
import { laneLines, useLane } from '../lane/use-lane'
import type { Message } from '../message/message-board'
import { MessageLine } from '../message/message-line'
import { surroundingLines } from './surroundings'

/** How much room a screen has for itself. */
export function useFrameSize(): { readonly width: number; readonly height: number } {
  const { columns, rows } = useWindowSize()
  return { width: columns, height: rows - surroundingLines - laneLines(useLane()) }
}

interface FrameProps {
  /** Where one is, from the outside in. */
  readonly trail: readonly string[]
  /** What the message line says while there is nothing to answer. */
  readonly statusLine?: Message | undefined
  readonly children?: ReactNode
}

/**
 * A whole screen. A hidden one draws nothing, but lives on. What is too tall is cut off; what is too wide its words cut
 * themselves, for to have Ink do it costs more than all else that it draws.
 */
export function Frame({ trail, statusLine, children }: FrameProps) {
  const { width, height } = useFrameSize()
  const { rows } = useWindowSize()
  const lane = useLane()
  if (!useIsShown()) return null
  return (
    <Box flexDirection="column" width={width} height={rows}>
      <Header trail={trail} width={width} lane={lane} />
      <Lane lane={lane} />
      <Box flexDirection="column" height={height} overflowY="hidden">
        {children}
      </Box>
      <MessageLine statusLine={statusLine} />
      <Footer width={width} />
    </Box>
  )
}
