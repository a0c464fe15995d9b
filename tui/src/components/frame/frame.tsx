import { Box, useWindowSize } from 'ink'
import type { ReactNode } from 'react'
import { useIsShown } from '../../input/use-keys'
import { Footer } from '../footer/footer'
import { Header } from '../header/header'
import type { Message } from '../message/message-board'
import { MessageLine } from '../message/message-line'

/** The lines of header, message and footer, which every screen has. */
const surroundingLines = 4

/** How much room a screen has for itself. */
export function useFrameSize(): { readonly width: number; readonly height: number } {
  const { columns, rows } = useWindowSize()
  return { width: columns, height: rows - surroundingLines }
}

interface FrameProps {
  readonly title: string
  /** What the message line says while there is nothing to answer. */
  readonly standing?: Message | undefined
  readonly children?: ReactNode
}

/** A whole screen. A hidden one draws nothing, but lives on. */
export function Frame({ title, standing, children }: FrameProps) {
  const { width, height } = useFrameSize()
  if (!useIsShown()) return null
  return (
    <Box flexDirection="column" width={width} height={height + surroundingLines}>
      <Header title={title} width={width} />
      <Box flexDirection="column" height={height} overflow="hidden">
        {children}
      </Box>
      <MessageLine standing={standing} />
      <Footer width={width} />
    </Box>
  )
}
