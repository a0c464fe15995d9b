import { useAlarmLoad } from '@liftwatch/core/hooks/report-trends'
import type { ReportAsked } from '@liftwatch/core/views/report-view'
import { useTexts } from '../../../texts'
import { ChartPanel } from './chart-panel'
import { priorityBars } from './load-bars'
import { LoadBarsSection } from './load-bars-section'
import { LoadDays } from './load-days'
import { LoadFigures } from './load-figures'
import { LoadLists } from './load-lists'
import { loadPicture } from './load-picture'
import { LoadWaits } from './load-waits'
import { WorstLifts } from './worst-lifts'

/** How heavy the alarms of a month were: the figures with their bands first, then what they are made of. */
export function AlarmLoadPage({ asked: { month, ...asked } }: { readonly asked: ReportAsked }) {
  const t = useTexts()
  const { groupBy: _, sort: __, upTo: ___, week: ____, day: _____, ...filter } = asked
  const query = useAlarmLoad({ ...filter, month })
  return (
    <ChartPanel
      title={t('reports.load.title')}
      about={t('reports.load.page.about')}
      query={query}
      isEmpty={({ alarmCnt, staleCnt }) => alarmCnt === 0 && staleCnt === 0}
      picture={load => loadPicture(load, t)}
    >
      {load => (
        <>
          <LoadFigures load={load} />
          <LoadDays days={load.days} />
          <WorstLifts lifts={load.worstLifts} />
          <LoadWaits load={load} />
          <LoadBarsSection isNarrow of={priorityBars(load.priorities, t)} />
          <LoadLists load={load} />
        </>
      )}
    </ChartPanel>
  )
}
