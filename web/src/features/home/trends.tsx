import { home } from '@liftwatch/core/contract/home/home'
import { useAnswer } from '@liftwatch/core/hooks/answer'
import { homeTrendDaysMax } from '@liftwatch/core/limits'
import { LoadError } from '../../components/contact/load-error'
import { StaleMark, StaleRows } from '../../components/contact/stale-rows'
import { DaysFilter } from '../../components/filters/days-filter'
import { useTexts } from '../../texts'
import { TrendCharts } from './trend-charts'
import { useTrendRange } from './trend-range'
import { ChartBones } from './trends-skeleton'

/** What was set day by day, and how soon trapped passengers were rescued. */
export function Trends() {
  const t = useTexts()
  const { range, isCut, change } = useTrendRange()
  const { data, error, refetch } = useAnswer(home.trend, range)
  return (
    <section className="panel wide trends" aria-label={t('home.trend.title')} aria-busy={data === undefined && !error}>
      <div className="head">
        <h2>{t('home.trend.title')}</h2>
        <StaleMark />
        {isCut && <span className="small">{t('home.trend.cut', { days: homeTrendDaysMax })}</span>}
        <DaysFilter search={{ filter: range, change }} label={t('home.trend.days')} start="startTs" end="endTs" />
      </div>
      {error && (
        <LoadError
          title={t('list.loadFailed')}
          error={error}
          retry={() => void refetch()}
          hasData={data !== undefined}
        />
      )}
      <StaleRows>{data ? <TrendCharts trend={data} /> : <ChartBones />}</StaleRows>
    </section>
  )
}
