import { Box } from 'ink'
import type { ActiveBinding } from '../../input/key-router'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program/program'
import { Frame, useFrameSize } from '../frame/frame'
import { scrolledMessage, useScroll } from '../scroll/use-scroll'
import { Words } from '../text/words'
import { helpLines } from './help-lines'

interface HelpProps {
  /** The keys of the screen from which help was asked for. */
  readonly bindings: readonly ActiveBinding[]
  readonly close: () => void
}

export function Help({ bindings, close }: HelpProps) {
  const { translate } = useProgram()
  const { height } = useFrameSize()
  const lines = helpLines(bindings, translate)
  const scroll = useScroll(lines.length, height)
  useKeys({ ...scroll.commands, 'screen.back': { run: close } })
  return (
    <Frame trail={[translate('monitor.keys.help')]} statusLine={scrolledMessage(scroll, translate)}>
      <Box flexDirection="column" paddingX={1}>
        {lines.slice(scroll.top, scroll.top + height).map(({ key, text, isTitle, tone }) => (
          <Words key={key} isBold={isTitle} tone={tone}>
            {text}
          </Words>
        ))}
      </Box>
    </Frame>
  )
}
