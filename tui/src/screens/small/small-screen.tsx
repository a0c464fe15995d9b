import { Box, useWindowSize } from 'ink'
import { ContactLine } from '../../components/header/contact-line'
import { Lane } from '../../components/lane/lane'
import { leastLinesOfScreen } from '../../components/lane/lane-layout'
import { laneLines, useLane } from '../../components/lane/use-lane'
import { MessageLine } from '../../components/message/message-line'
import { fullWindow } from '../../components/frame/window-size'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useProgram } from '../../program/program'
import { useAlertCommands } from '../../watch/use-alert-commands'
import { OutstandingLines } from './outstanding-lines'
import { WaitingLines } from './waiting-lines'

/** Contact, the counts in a line, and the message. */
const linesBesidesLane = 3
/** Of the counts, where each severity has one of its own. */
const countLines = 4

/**
 * What a window has room for that is too small for lists: who is trapped, what is outstanding, and whether that is so still. Its keys
 * act on no alarm, for none can be chosen here.
 */
export function SmallScreen() {
  const { translate } = useProgram()
  const { columns, rows } = useWindowSize()
  const lane = useLane(rows - linesBesidesLane + leastLinesOfScreen)
  // Where it is not known who is trapped, or none is, that takes a line too.
  const lineCount = Math.max(1, laneLines(lane))
  useKeys(useAlertCommands())
  return (
    <Box flexDirection="column" width={columns} height={rows} overflowY="hidden">
      <Lane lane={lane} />
      {lane.state === 'none' && <Words tone="ok">{` ${translate('traps.lane.none')}`}</Words>}
      {lane.state === 'unknown' && <Words tone="critical">{` ▲ ${translate('traps.lane.unknown')}`}</Words>}
      <OutstandingLines room={rows - lineCount - linesBesidesLane + 1} />
      <WaitingLines width={columns} room={rows - lineCount - linesBesidesLane + 1 - countLines} />
      <ContactLine lane={{ state: 'hidden' }} />
      <MessageLine statusLine={{ text: translate('monitor.smallWindow', fullWindow), tone: 'muted' }} />
    </Box>
  )
}
