import { isAwaitingAcknowledgement } from '@liftwatch/core/domain/alarms'
import { Box } from 'ink'
import { isLost, useContact } from '../../connection'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { List } from '../../components/list/list'
import { useHeldList, useSettledList } from '../../components/list/use-list'
import { Tabs } from '../../components/tabs/tabs'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation'
import { useProgram } from '../../program'
import { liftFaultColumns } from './columns'
import { FaultPane } from './fault-pane'
import { useFaultCommands } from './use-fault-commands'
import { useFaultRows } from './use-fault-rows'
import { useListStanding } from './use-standing'
import { useTabs } from './use-tabs'

/** From so many columns on, the detail stands beside the list. */
const paneFromColumns = 140
const paneWidth = 58
/** The tabs and the columns' titles. */
const linesAboveRows = 2

export function LiftFaultsScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const frame = useFrameSize()
  const height = frame.height - linesAboveRows
  const tabs = useTabs()
  const heldList = useHeldList(tabs.name)
  const top = heldList.held.list === tabs.name ? heldList.held.top : 0
  const rows = useFaultRows(tabs.name, tabs.status, tabs.total, top, height)
  const { state, commands } = useSettledList(heldList, rows.source, height)
  const fault = rows.rowAt(state.cursor)
  const isStale = isLost(useContact())
  const standing = useListStanding(rows, state.top, height)

  useKeys({
    ...commands,
    ...tabs.commands,
    ...useFaultCommands(fault),
    ...(fault && { 'list.open': { run: () => open({ name: 'lift-fault', fault }) } }),
  })

  const hasPane = frame.width >= paneFromColumns
  return (
    <Frame title={translate('alarms.title')} standing={standing}>
      <Tabs tabs={tabs.tabs} chosen={tabs.chosen} isStale={isStale} />
      <Box>
        <Box flexDirection="column" width={hasPane ? frame.width - paneWidth : frame.width}>
          {rows.total === 0 ? (
            <Box padding={1}>
              <Words isDim={isStale}>{translate('alarms.emptyQuiet')}</Words>
            </Box>
          ) : (
            <List
              columns={liftFaultColumns}
              state={state}
              total={rows.total ?? 0}
              rowAt={rows.rowAt}
              width={hasPane ? frame.width - paneWidth : frame.width}
              height={height}
              isStale={isStale}
              isBold={isAwaitingAcknowledgement}
            />
          )}
        </Box>
        {hasPane && fault && <FaultPane fault={fault} width={paneWidth} height={frame.height - 1} isStale={isStale} />}
      </Box>
    </Frame>
  )
}
