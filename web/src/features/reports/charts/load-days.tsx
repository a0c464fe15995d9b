import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { useTexts } from '../../../texts'
import { Figures } from './figures'
import { Lines } from './lines'
import { LoadSection } from './load-section'

/** DD/MM: the month is that of the report. */
function shortDay(day: string): string {
  return day.slice(5).split('-').toReversed().join('/')
}

/** The alarms of each day, and for how long of it they came too fast to be followed. */
export function LoadDays({ days }: { readonly days: AlarmLoad['days'] }) {
  const t = useTexts()
  const title = t('reports.load.page.days')
  const alarms = t('reports.load.figures.alarmCnt')
  const inFlood = t('reports.load.page.minutesInFlood')
  const minutes = days.map(({ floodMs }) => Math.round(floodMs / 60_000))
  return (
    <LoadSection title={title}>
      <Lines
        names={days.map(({ day }) => shortDay(day))}
        lines={[
          { label: alarms, values: days.map(({ alarmCnt }) => alarmCnt), isWhole: true },
          { label: inFlood, values: minutes, isWhole: true },
        ]}
      />
      <Figures
        label={title}
        heads={[t('reports.periods.day'), alarms, inFlood]}
        rows={days.map(({ day, alarmCnt }, index) => [day, String(alarmCnt), String(minutes[index])])}
      />
    </LoadSection>
  )
}
