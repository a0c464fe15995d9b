import { Box } from 'ink'
import { useState } from 'react'
import { Dialog } from '../../components/dialog/dialog'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useStatusLine } from '../../components/frame/use-status-line'
import { scrolledMessage, useScroll } from '../../components/scroll/use-scroll'
import { Words } from '../../components/text/words'
import { wrap } from '../../components/text/wrap'
import { useMinute } from '../../program/clock'
import { ShownProvider, useIsShown, useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { useWatch } from '../../watch/use-watch'
import { useHandOverText } from './use-hand-over-text'

const margin = 1

function HandOver({ askToStart }: { readonly askToStart: () => void }) {
  const { translate, copy } = useProgram()
  const { back } = useNavigation()
  const { width, height } = useFrameSize()
  // Now and then the times in it move on.
  useMinute()
  const text = useHandOverText()
  const lines = wrap(text(), width - margin * 2)
  const scroll = useScroll(lines.length, height)
  const statusLine = useStatusLine(undefined)
  useKeys({
    ...scroll.commands,
    'row.copy': { run: () => copy(text()) },
    'shift.start': { run: askToStart },
    'screen.back': { run: back },
  })
  return (
    <Frame trail={[translate('monitor.handOver.title')]} statusLine={statusLine ?? scrolledMessage(scroll, translate)}>
      <Box flexDirection="column" paddingX={margin}>
        {lines.slice(scroll.top, scroll.top + height).map(({ start, text }) => (
          <Words key={start}>{text || ' '}</Words>
        ))}
      </Box>
    </Frame>
  )
}

/** What the next operator is to know: to be read, and to be copied. From here one begins the next shift. */
export function HandOverScreen() {
  const { translate, messages } = useProgram()
  const { startShift } = useWatch()
  const isShown = useIsShown()
  const [isAsking, setIsAsking] = useState(false)

  function start(): void {
    startShift()
    setIsAsking(false)
    messages.show(translate('watch.handOver.shiftStarted'), 'ok')
  }

  return (
    <>
      <ShownProvider value={isShown && !isAsking}>
        <HandOver askToStart={() => setIsAsking(true)} />
      </ShownProvider>
      {isAsking && (
        <Frame trail={[translate('monitor.handOver.title')]}>
          <Dialog question={translate('watch.handOver.startShift')} yes={start} no={() => setIsAsking(false)} isGrave />
        </Frame>
      )}
    </>
  )
}
