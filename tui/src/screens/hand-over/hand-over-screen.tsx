import { Box } from 'ink'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useStandingOf } from '../../components/frame/use-standing'
import { scrolledMessage, useScroll } from '../../components/scroll/use-scroll'
import { Words } from '../../components/text/words'
import { wrap } from '../../components/text/wrap'
import { useMinute } from '../../clock'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { useHandOverText } from './use-hand-over-text'

const margin = 1

/** What is to be told to whoever takes over: to be read, and to be copied. */
export function HandOverScreen() {
  const { translate, copy } = useProgram()
  const { back } = useNavigation()
  const { width, height } = useFrameSize()
  // Now and then the times in it move on.
  useMinute()
  const text = useHandOverText()
  const lines = wrap(text(), width - margin * 2)
  const scroll = useScroll(lines.length, height)
  const standing = useStandingOf(undefined)
  useKeys({
    ...scroll.commands,
    'row.copy': { run: () => copy(text()) },
    'screen.back': { run: back },
  })
  return (
    <Frame trail={[translate('monitor.handOver.title')]} standing={standing ?? scrolledMessage(scroll, translate)}>
      <Box flexDirection="column" paddingX={margin}>
        {lines.slice(scroll.top, scroll.top + height).map(({ start, text }) => (
          <Words key={start}>{text || ' '}</Words>
        ))}
      </Box>
    </Frame>
  )
}
