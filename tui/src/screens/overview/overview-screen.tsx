import { Box, useWindowSize } from 'ink'
import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { isPressing } from '@liftwatch/core/domain/passenger-traps'
import type { HomeSummary } from '@liftwatch/core/contract/home/home'
import { hiddenCnt } from '@liftwatch/core/views/home/waiting-rows'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useListStatusLine } from '../../components/frame/use-status-line'
import { List } from '../../components/list/list'
import { Words } from '../../components/text/words'
import { bindingOf, keyLabel } from '../../input/keys'
import { useKeys } from '../../input/use-keys'
import { useIsStale } from '../../program/connection'
import { useProgram } from '../../program/program'
import { FigureView } from './figure-view'
import { isSideBy, sideWidth } from './overview-layout'
import { useOverviewFigures } from './overview-figures'
import { StateLine } from './state-line'
import { useSummary } from './use-overview'
import { useWaitingCommands } from './use-waiting-commands'
import { useWaitingList, type WaitingList } from './use-waiting-list'
import { waitingColumns } from './waiting-columns'
import { isMore, type OverviewRow } from './waiting-list'

/** From so many lines on traps are rows too; with fewer, the lane above the screen alone has them. */
const trapsFromLines = 40

/** Whether what has left the list waits for someone still: something graver may have taken its place. */
function isStillWaiting(row: OverviewRow, summary: HomeSummary | undefined): boolean {
  if (isMore(row)) return false
  if (row.part === 'liftFaults') return isAwaitingAcknowledgement(row.row)
  if (row.part === 'passengerTraps') return isPressing(row.row)
  return summary !== undefined && hiddenCnt(summary, row.part) > 0
}

function markOf(row: OverviewRow, { state }: WaitingList, summary: HomeSummary | undefined): string {
  if (!state.isGone || row.id !== state.id) return ' '
  return isStillWaiting(row, summary) ? '×' : '✓'
}

/** What waits for a person, the most urgent first, and how the estate is. */
export function OverviewScreen() {
  const { translate } = useProgram()
  const frame = useFrameSize()
  const { rows: lines } = useWindowSize()
  const { data: summary, error } = useSummary()
  const isStale = useIsStale()
  const { layout, lines: figures } = useOverviewFigures(summary, frame.width, frame.height)
  const hasTraps = lines >= trapsFromLines
  const list = useWaitingList(summary, hasTraps, layout.rows)
  const { state, total, rowAt, commands } = list
  const shown = { total: summary && total, error }
  const statusLine = useListStatusLine(shown, state, layout.rows)
  useKeys({ ...commands, ...useWaitingCommands(rowAt(state.cursor)) })
  const isSide = isSideBy(frame.width, frame.height)
  const hasRunning = hasTraps && (summary?.passengerTraps?.waitingCnt ?? 0) > 0
  const isOnlyInLane = total === 0 && (summary?.passengerTraps?.waitingCnt ?? 0) > 0
  return (
    <Frame trail={[translate('overview.title')]} statusLine={statusLine}>
      <StateLine width={frame.width} summary={summary} error={error} />
      <Box flexDirection={isSide ? 'row' : 'column'}>
        <Box flexDirection="column" height={layout.rows + 1} width={isSide ? frame.width - sideWidth : frame.width}>
          {total > 0 && (
            <List
              columns={hasRunning ? waitingColumns.running : waitingColumns.still}
              state={state}
              total={total}
              rowAt={rowAt}
              width={isSide ? frame.width - sideWidth : frame.width}
              height={layout.rows}
              isStale={isStale}
              markOf={row => markOf(row, list, summary)}
            />
          )}
          {isOnlyInLane && (
            <Words>{` ${translate('overview.inLane', { key: keyLabel(bindingOf('lane.open').keys[0]) })}`}</Words>
          )}
        </Box>
        <FigureView lines={figures} margin={isSide ? 2 : 1} />
      </Box>
    </Frame>
  )
}
