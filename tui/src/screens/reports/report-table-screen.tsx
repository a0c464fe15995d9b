import { usePermissions } from '@liftwatch/core/hooks/session'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import { reportTitle } from '@liftwatch/core/views/report-title'
import { reportViews } from '@liftwatch/core/views/report-views'
import { Box } from 'ink'
import { Frame, useFrameSize } from '../../components/frame/frame'
import { useListStatusLine } from '../../components/frame/use-status-line'
import { List } from '../../components/list/list'
import { Tabs } from '../../components/tabs/tabs'
import { Words } from '../../components/text/words'
import { useIsStale } from '../../program/connection'
import { useKeys } from '../../input/use-keys'
import { useNavigation } from '../../navigation/navigation'
import { useProgram } from '../../program/program'
import { PeriodLine } from './period-line'
import { useReportColumns } from './use-report-columns'
import { useReportPeriod } from './use-report-period'
import { useReportRows } from './use-report-rows'
import { useSaveReport } from './use-save-report'
import { useWay } from './use-way'

/** One report as a table, of any period that can be had. */
export function ReportTableScreen({ report }: { readonly report: ReportKey }) {
  const { translate } = useProgram()
  const { open, back } = useNavigation()
  const mayOpenLifts = usePermissions().has('lifts')
  const frame = useFrameSize()
  const isStale = useIsStale()
  const views = reportViews[report]
  const way = useWay(report, views.length)
  const view = views[way.chosen]!
  const period = useReportPeriod(report)
  const save = useSaveReport()
  // The columns' titles and the period, and the ways where there are several.
  const height = frame.height - (views.length > 1 ? 3 : 2)
  const { rows, list, hadAt } = useReportRows(report, view, period.name, height)
  const columns = useReportColumns(report, view)
  const statusLine = useListStatusLine(rows, list.state, height)
  const row = rows.rowAt(list.state.cursor)
  const lift = row && view.liftOf(row)
  useKeys({
    ...list.commands,
    ...period.commands,
    ...way.commands,
    ...(lift && {
      'list.open': {
        run: () => open({ name: 'lift', id: lift.id, title: lift.name }),
        refusal: mayOpenLifts ? undefined : { code: 'no-permission' },
      },
    }),
    'file.save': { run: () => save(report, view, period.name) },
    'screen.back': { run: back },
  })
  const isMissing = rows.total === undefined && Boolean(rows.error)
  return (
    <Frame trail={[translate('screens.report.name'), translate(reportTitle(report))]} statusLine={statusLine}>
      {views.length > 1 && (
        <Tabs
          tabs={views.map(({ by }) => ({ label: by ? translate(`reports.ways.${by}`) : '', count: null }))}
          chosen={way.chosen}
          isStale={isStale}
        />
      )}
      <PeriodLine report={report} name={period.name} hadAt={hadAt} />
      {(rows.total === 0 || isMissing) && (
        <Box padding={1}>
          <Words wrap="wrap">{translate(isMissing ? 'monitor.reports.failed' : 'monitor.reports.empty')}</Words>
        </Box>
      )}
      {rows.total !== undefined && rows.total > 0 && (
        <List
          columns={columns}
          state={list.state}
          total={rows.total}
          rowAt={rows.rowAt}
          width={frame.width}
          height={height}
          isStale={isStale}
        />
      )}
    </Frame>
  )
}
