import type { LiftFault } from '@liftwatch/core/contract/lift-faults'
import { Box } from 'ink'
import { Words } from '../../components/text/words'
import { useProgram } from '../../program'
import { faultLines } from './fault-lines'
import { FaultView } from './fault-view'

interface FaultPaneProps {
  readonly fault: LiftFault
  readonly width: number
  readonly height: number
  readonly isStale: boolean
}

/** The chosen fault beside its list, where the window is wide enough for both. */
export function FaultPane({ fault, width, height, isStale }: FaultPaneProps) {
  const { translate } = useProgram()
  // No running clock here: each tick would draw the whole line anew, list and all.
  const lines = faultLines(fault, translate, undefined, width - 2)
  return (
    <Box flexDirection="column" width={width} height={height} paddingLeft={2} overflow="hidden">
      <Words isBold>{fault.liftName}</Words>
      <FaultView lines={lines.slice(0, height - 1)} isStale={isStale} />
    </Box>
  )
}
