import { usePermissions } from '@liftwatch/core/hooks/session'
import { reports, type ReportKey } from '@liftwatch/core/views/report-keys'
import { reportTitle } from '@liftwatch/core/views/report-title'
import { reportViews } from '@liftwatch/core/views/report-views'
import { Box } from 'ink'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useListStatusLine } from '../../components/frame/use-status-line'
import type { Column } from '../../components/list/columns'
import { List } from '../../components/list/list'
import { startOf } from '../../components/list/state'
import { useSettledList } from '../../components/list/use-list'
import { Words } from '../../components/text/words'
import { useKeys } from '../../input/use-keys'
import { useRemembered } from '../../navigation/screen-memory'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { usualPeriodOf, useServerMinute } from './use-report-period'
import { useSaveReport } from './use-save-report'

interface Line {
  readonly key: ReportKey
  /** Undefined where it always ends now. */
  readonly period: string | undefined
}

const columns: readonly Column<Line>[] = [
  { title: 'monitor.reports.key', minWidth: 14, maxWidth: 30, rank: 4, cell: ({ key }) => ({ text: key }) },
  {
    title: 'monitor.reports.name',
    minWidth: 24,
    maxWidth: 24,
    rank: 1,
    cell: ({ key }, { translate }) => ({ text: translate(reportTitle(key)) }),
  },
  {
    title: 'monitor.reports.kind',
    minWidth: 9,
    maxWidth: 9,
    rank: 2,
    cell: ({ key }, { translate }) => ({ text: translate(`reports.periods.${reports.get(key)!.period}`) }),
  },
  {
    title: 'monitor.reports.shown',
    minWidth: 10,
    maxWidth: 10,
    rank: 3,
    cell: ({ period }) => ({ text: period ?? '' }),
  },
]

/** The reports that one may see, each with the period that it begins with. */
export function ReportsScreen() {
  const { translate } = useProgram()
  const { open } = useNavigation()
  const { width, height } = useFrameSize()
  const permissions = usePermissions()
  const now = useServerMinute()
  const save = useSaveReport()
  const lines: readonly Line[] = [...reports]
    .filter(([, { permission }]) => permissions.has(permission))
    .map(([key]) => ({ key, period: usualPeriodOf(key, now) }))
  const source = {
    list: 'reports',
    total: lines.length,
    idAt: (index: number) => lines[index]?.key,
    indexOf: (id: string) => lines.findIndex(({ key }) => key === id),
  }
  const [held, become] = useRemembered('reports', () => startOf('reports'))
  const { state, commands } = useSettledList({ held, become }, source, height - 1)
  const statusLine = useListStatusLine({ total: lines.length, error: undefined }, state, height - 1)
  const line = lines[state.cursor]
  useKeys({
    ...commands,
    ...(line && {
      'list.open': { run: () => open({ name: 'report-table', report: line.key }) },
      'file.save': { run: () => save(line.key, reportViews[line.key][0], line.period) },
    }),
  })
  return (
    <Frame trail={[translate('screens.report.name')]} statusLine={statusLine}>
      {lines.length === 0 ? (
        <Box padding={1}>
          <Words>{translate('monitor.reports.none')}</Words>
        </Box>
      ) : (
        <List
          columns={columns}
          state={state}
          total={lines.length}
          rowAt={index => lines[index]}
          width={width}
          height={height - 1}
        />
      )}
    </Frame>
  )
}
