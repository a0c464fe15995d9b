import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { minuteMs } from '@liftwatch/core/limits'
import type { Translate } from '@liftwatch/core/text/translate'
import type { TrendLinesProps } from './picture/trend-line'

/** DD/MM: the month is that of the report. */
function shortDay(day: string): string {
  return day.slice(5).split('-').toReversed().join('/')
}

/** The alarms of each day, and for how long of it they came too fast to be followed. */
export function loadDayLines(days: AlarmLoad['days'], t: Translate): TrendLinesProps {
  const minutes = days.map(({ floodMs }) => Math.round(floodMs / minuteMs))
  return {
    names: days.map(({ day }) => shortDay(day)),
    lines: [
      { label: t('reports.load.figures.alarmCnt'), values: days.map(({ alarmCnt }) => alarmCnt), isWhole: true },
      { label: t('reports.load.page.minutesInFlood'), values: minutes, isWhole: true },
    ],
  }
}
