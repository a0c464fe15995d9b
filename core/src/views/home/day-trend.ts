import type { HomeTrend } from '../../contract/home/home'
import { hourMs } from '../../limits'
import type { Translate } from '../../text/all-texts'
import { countSparkline } from './sparkline'

const hours = 24

/** From when on the last 24 hours are asked for, the running one among them: the same for an hour, so that it is asked under one key. */
export function dayTrendStart(at: number): number {
  return Math.floor(at / hourMs) * hourMs - (hours - 1) * hourMs
}

export interface TrendLine {
  readonly name: 'liftFaults' | 'passengerTraps'
  readonly label: string
  /** An hour each, the running one last. */
  readonly bars: string
  /** The sum and the highest bar in figures. */
  readonly figures: string
}

/** The faults and traps of the last 24 hours, as far as the reader may read them. */
export function dayTrendLines(trend: HomeTrend, translate: Translate): TrendLine[] {
  return (['liftFaults', 'passengerTraps'] as const).flatMap(name => {
    const values = trend[name]
    if (!values) return []
    const total = values.reduce((sum, value) => sum + value, 0)
    const most = Math.max(0, ...values)
    return [
      {
        name,
        label: translate(`home.cards.of${name === 'liftFaults' ? 'LiftFaults' : 'PassengerTraps'}`),
        bars: countSparkline(values),
        figures: translate('overview.trend.figures', { total, most }),
      },
    ]
  })
}
