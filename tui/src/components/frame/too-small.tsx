import { Box, useWindowSize } from 'ink'
import { useProgram } from '../../program/program'
import { trappedNow, useLane } from '../lane/use-lane'
import { Words } from '../text/words'
import { fullWindow } from './window-size'

/** Says plainly that the window is too small; what was there comes back as soon as it is not. */
export function TooSmall() {
  const { translate } = useProgram()
  const { columns, rows } = useWindowSize()
  const { columns: leastColumns, rows: leastRows } = fullWindow
  return <Words wrap="wrap">{translate('monitor.tooSmall', { columns, rows, leastColumns, leastRows })}</Words>
}

/** The same to who is at work: how many are trapped comes first. */
export function TooSmallAtWork() {
  const { translate } = useProgram()
  const lane = useLane()
  const trapped = trappedNow(lane)
  return (
    <Box flexDirection="column">
      {trapped > 0 && (
        <Words tone="critical" isBold>{`▲ ${translate('monitor.lane.trapped', { number: trapped })}`}</Words>
      )}
      {lane.state === 'unknown' && <Words tone="critical">{`▲ ${translate('traps.lane.unknown')}`}</Words>}
      <TooSmall />
    </Box>
  )
}
