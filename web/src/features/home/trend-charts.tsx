import type { HomeTrend } from '@liftwatch/core/contract/home/home'
import { trapArrivalTargetMs, minuteMs } from '@liftwatch/core/limits'
import { formatDay, formatMinute } from '@liftwatch/core/text/format'
import { LineChart } from '../../components/charts/line-chart'
import { PieChart } from '../../components/charts/pie-chart'
import { useServerMinute } from '../../now'
import { useTexts } from '../../texts'
import { TrendTable } from './trend-table'

const lineNames = ['liftFaults', 'alarms', 'passengerTraps', 'switchOffs'] as const

/** A day as 12/11, an hour as 12/11 14:00: no two of a chart are the same. */
function stepName(at: number, step: HomeTrend['step']): string {
  const [, month, day] = formatDay(at).split('-')
  return `${day}/${month}${step === 'DAY' ? '' : formatMinute(at).slice(-6)}`
}

/** Up to now: of steps that are still to come there is nothing to be drawn. */
function useStepsUpToNow({ steps, step }: HomeTrend): readonly string[] {
  const now = useServerMinute()
  return steps.filter((at, index) => index === 0 || at <= now).map(at => stepName(at, step))
}

export function TrendCharts({ trend }: { readonly trend: HomeTrend }) {
  const t = useTexts()
  const names = useStepsUpToNow(trend)
  const { rescues, step } = trend
  const lines = lineNames.flatMap(name => {
    const values = trend[name]?.slice(0, names.length)
    return values ? [{ name, label: t(`home.trend.lines.${name}`), values }] : []
  })
  return (
    <>
      <div className="charts">
        {rescues && (
          <PieChart
            label={t('home.rescues.title')}
            emptyText={t('home.rescues.none')}
            slices={[
              {
                label: t('home.rescues.inTime', { minutes: trapArrivalTargetMs / minuteMs }),
                count: rescues.inTimeCnt,
                tone: 'ok',
                fill: 'plain',
              },
              { label: t('home.rescues.late'), count: rescues.lateCnt, tone: 'warning', fill: 'striped' },
              { label: t('home.rescues.waiting'), count: rescues.waitingCnt, tone: 'critical', fill: 'dotted' },
            ]}
          />
        )}
        {lines.map(({ name, label, values }) => (
          <LineChart key={name} label={label} names={names} values={values} />
        ))}
      </div>
      {lines.length > 0 && <TrendTable step={step} names={names} lines={lines} />}
    </>
  )
}
