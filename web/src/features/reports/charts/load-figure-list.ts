import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import { loadBand, loadBounds, type BandedFigure } from '@liftwatch/core/reports/load-bands'
import { formatDuration } from '@liftwatch/core/text/format'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import type { Tone } from '@liftwatch/core/tones'
import { percent } from './percent'

const bandTone = { acceptable: 'ok', manageable: 'warning', excessive: 'critical' } as const

/** One of the figures of a month, in words. */
interface LoadFigure {
  readonly name: string
  readonly value: string
  /** Where the figure has bands. */
  readonly band?: { readonly tone: Tone; readonly label: string } | undefined
  /** What belongs to it: where its bands begin, or what it is without. */
  readonly note?: string | undefined
}

/** The figures of a month, each with the band that it is in where there are bands. */
export function loadFigures(load: AlarmLoad, t: Translate): LoadFigure[] {
  const name = (key: TextKey & `reports.load.figures.${string}`, value: string) => ({ name: t(key), value })
  function banded(by: BandedFigure, write: (bound: number) => string): Pick<LoadFigure, 'band' | 'note'> {
    const band = loadBand(by, load[by])
    if (!band) return {}
    return {
      band: { tone: bandTone[band], label: t(`reports.load.page.bands.${band}`) },
      note: t('reports.load.page.bound', { bound: write(loadBounds[by][0]) }),
    }
  }
  return [
    {
      ...name('reports.load.figures.alarmRate', load.alarmRate === null ? '-' : load.alarmRate.toFixed(2)),
      ...banded('alarmRate', String),
    },
    {
      ...name('reports.load.figures.overloadedShare', percent(load.overloadedShare)),
      ...banded('overloadedShare', percent),
    },
    {
      ...name(
        'reports.load.figures.floods',
        load.floodMs === 0 ? '0' : `${load.floodCnt} · ${formatDuration(load.floodMs, t.language)}`,
      ),
      ...(load.floods[0]?.hasStartedBefore && { note: t('reports.load.page.oneStartedBefore') }),
    },
    {
      ...name('reports.load.figures.worstLifts', percent(load.worstShare)),
      // Where there are no others, it says nothing that they have all alarms.
      ...(load.worstShare !== 1 && banded('worstShare', percent)),
    },
    { ...name('reports.load.figures.chattering', String(load.chatteringCnt)), ...banded('chatteringCnt', String) },
    { ...name('reports.load.figures.stale', String(load.staleCnt)), ...banded('staleCnt', String) },
    name('reports.load.figures.arrivedInTime', percent(load.arrivedInTimeShare)),
    name('reports.load.figures.alarmCnt', String(load.alarmCnt)),
    name('reports.load.figures.operatorCnt', String(load.operatorCnt)),
  ]
}
