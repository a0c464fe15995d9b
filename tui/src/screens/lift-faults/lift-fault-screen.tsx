import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { useLiftFault } from '@liftwatch/core/hooks/lift-faults'
import { Box } from 'ink'
import { useSecond } from '../../clock'
import { isLost, useContact } from '../../connection'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { scrolledMessage, useScroll } from '../../components/scroll/use-scroll'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { faultLines } from './fault-lines'
import { FaultView } from './fault-view'
import { useFaultCommands } from './use-fault-commands'
import { useStandingOf } from './use-standing'

const margin = 2

/** One fault with all its fields. What was known when it was opened stands until the server has answered. */
export function LiftFaultScreen({ opened }: { readonly opened: LiftFault }) {
  const { translate } = useProgram()
  const { back } = useNavigation()
  const { width, height } = useFrameSize()
  const { data, error } = useLiftFault(opened.id)
  const fault = data ?? opened
  const lines = faultLines(fault, translate, useSecond(), width - margin * 2)
  const scroll = useScroll(lines.length, height)
  const standing = useStandingOf(error)
  const isStale = isLost(useContact())
  useKeys({
    ...useFaultCommands(fault),
    ...scroll.commands,
    'screen.back': { run: back },
  })
  return (
    <Frame
      title={`${translate('alarms.title')} › ${fault.liftName}`}
      standing={standing ?? scrolledMessage(scroll, translate)}
    >
      <Box paddingX={margin}>
        <FaultView lines={lines.slice(scroll.top, scroll.top + height)} isStale={isStale} />
      </Box>
    </Frame>
  )
}
