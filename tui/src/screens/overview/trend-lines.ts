import type { HomeTrend } from '@liftwatch/core/contract/home/home'
import type { Translate } from '@liftwatch/core/text/all-texts'
import { dayTrendLines } from '@liftwatch/core/views/home/day-trend'
import { fit, widthOf } from '../../components/text/fit'
import type { FigureLine } from './figure-line'

/**
 * The last 24 hours: a bar an hour, and in figures what the bars do not say.
 * @param trend undefined until it is there, null where it could not be had
 * @param isSide whether the figures have a line of their own
 */
export function trendLines(trend: HomeTrend | null | undefined, isSide: boolean, translate: Translate): FigureLine[] {
  if (!trend) {
    const text = translate(trend === null ? 'overview.trend.unknown' : 'monitor.loading')
    return [{ key: 'trend', text, ...(trend === null && { tone: 'warning' as const }) }]
  }
  const lines = dayTrendLines(trend, translate)
  const title = translate('overview.trend.title')
  const labelWidth = Math.max(...lines.map(({ label }) => widthOf(label)))
  if (isSide) {
    return [
      { key: 'trend', label: title, text: '' },
      ...lines.flatMap(({ name, label, bars, figures }) => [
        { key: `trend ${name}`, label: fit(label, labelWidth), text: ` ${bars}` },
        { key: `trend ${name} figures`, text: `${' '.repeat(labelWidth)} ${figures}` },
      ]),
    ]
  }
  // Which hours they are is said once.
  return lines.map(({ name, label, bars, figures }, at) => ({
    key: `trend ${name}`,
    label: `${at === 0 ? title : ' '.repeat(widthOf(title))} ${fit(label, labelWidth)}`,
    text: ` ${bars} ${figures}`,
  }))
}
