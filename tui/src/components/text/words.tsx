import { Text } from 'ink'
import { Children, type ReactNode } from 'react'
import type { Tone } from '@liftwatch/core/tones'
import { useProgram } from '../../program/program'
import { plain } from './plain'

interface WordsProps {
  readonly tone?: Tone | undefined
  readonly isBold?: boolean | undefined
  readonly isDim?: boolean | undefined
  readonly isInverse?: boolean | undefined
  readonly isUnderlined?: boolean | undefined
  readonly wrap?: 'truncate' | 'wrap' | undefined
  readonly children?: ReactNode
}

function plainNode(node: ReactNode): ReactNode {
  return typeof node === 'string' ? plain(node) : node
}

/** The only way to text on the screen, so that nothing from outside reaches the terminal unseen. */
export function Words({ tone, isBold, isDim, isInverse, isUnderlined, wrap = 'truncate', children }: WordsProps) {
  const { theme } = useProgram()
  const paint = tone ? theme.paint(tone) : {}
  return (
    <Text
      {...paint}
      {...(isBold && { bold: true })}
      {...(isDim && { dimColor: true })}
      inverse={isInverse ?? false}
      underline={isUnderlined ?? false}
      wrap={wrap}
    >
      {Children.map(children, plainNode)}
    </Text>
  )
}
