import { useQueryClient } from '@tanstack/react-query'
import { useColumnPreference } from '@liftwatch/core/hooks/preferences'
import { useReport } from '@liftwatch/core/hooks/reports'
import { shownColumns } from '@liftwatch/core/tables/shown-columns'
import type { ReportRoute } from '@liftwatch/core/views/report-keys'
import { useId } from 'react'
import { Outlet } from 'react-router-dom'
import { CountTabs } from '../../components/list/count-tabs'
import { isBeyondLast } from '../../components/list/last-page'
import { useTexts } from '../../texts'
import { useReportView, ViewSwitch } from './charts/view-switch'
import { PrintLink } from './print-link'
import { ReportActions } from './report-actions'
import { ReportBanner } from './report-banner'
import { chartOf, hasChart, ReportChart } from './report-chart'
import { ReportFilters } from './report-filters'
import { ReportFrame } from './report-frame'
import { useReportPart } from './report-part'
import { loadPart } from './report-parts'
import { ReportPager } from './report-pager'
import { ReportRows } from './report-rows'
import { useReportSearch } from './report-search'

/** A report on the screen: a page of its table, or its chart, as the address asks. */
export function ReportTable({ route }: { readonly route: ReportRoute }) {
  const t = useTexts()
  const panelId = useId()
  const queries = useQueryClient()
  const { parts, part, choose } = useReportPart(route)
  const { table } = part.view
  const search = useReportSearch(part.view)
  const { asked, page, change } = search
  const chart = chartOf(route, part, useReportView().isChart)
  const isTable = chart === undefined
  const query = useReport(part, !isTable || !asked ? undefined : { ...asked, ...page })
  const preference = useColumnPreference(table.type)
  const chosen = preference.data?.body
  const rowCnt = query.data?.totalElements
  return (
    <ReportFrame
      banner={<ReportBanner part={part} asked={search.filter} rowCnt={rowCnt} hadAt={query.dataUpdatedAt} />}
      tabs={
        (isTable || chart === loadPart) &&
        parts.length > 1 && (
          <CountTabs
            label={t('reports.tableBy')}
            panelId={panelId}
            tabs={parts.map(value => ({ value, label: t(value.label) }))}
            chosen={part}
            choose={choose}
          />
        )
      }
      actions={
        <>
          {hasChart(route) && <ViewSwitch />}
          {isTable || chart === loadPart ? (
            <ReportActions part={part} search={search} preference={chosen} />
          ) : (
            <PrintLink part={part} />
          )}
        </>
      }
      filters={
        <ReportFilters
          route={route}
          part={part}
          search={search}
          reload={() => void queries.refetchQueries({ queryKey: ['report'], type: 'active' })}
        />
      }
      filtersSet={search.filtersSet}
      clearFilters={search.clearFilters}
      query={query}
      rowCnt={rowCnt}
      panelId={panelId}
      foot={
        isTable && <ReportPager {...page} total={rowCnt} go={to => change({ page: to })} keepSize={search.keepSize} />
      }
    >
      {chart && asked && <ReportChart chart={chart} part={part} asked={asked} />}
      {isTable && (
        <ReportRows
          key={part.name}
          part={part}
          search={search}
          columns={shownColumns(table, chosen)}
          // The rows wait for their columns: otherwise the table would be drawn twice.
          rows={preference.isPending || isBeyondLast({ ...page, total: rowCnt }) ? undefined : query.data?.content}
        />
      )}
      <Outlet />
    </ReportFrame>
  )
}
