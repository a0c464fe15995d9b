import type { AlarmLoad } from '@liftwatch/core/contract/reports/alarm-load'
import type { Translate } from '@liftwatch/core/text/translate'
import { priorityBars, waitBars, worstLiftBars, type LoadBars } from './load-bars'
import { loadDayLines } from './load-day-lines'
import { loadFigures } from './load-figure-list'
import type { BarPanel, Picture } from './picture/picture'

function barPanel({ title, note, heads, bars }: LoadBars): BarPanel {
  return {
    kind: 'bars',
    title,
    note,
    heads,
    bars: bars.map(({ name, count, share, length }) => ({
      name,
      description: '',
      figure: `${count} (${share} %)`,
      length,
      isMuted: false,
    })),
  }
}

/** How heavy the alarms of a month were: the figures with their bands, and what they are made of. */
export function loadPicture(load: AlarmLoad, t: Translate): Omit<Picture, 'title'> {
  const { names, lines } = loadDayLines(load.days, t)
  const bars = [worstLiftBars(load.worstLifts, t), ...waitBars(load, t), priorityBars(load.priorities, t)]
  return {
    facts: [t('reports.load.page.about')],
    legend: [],
    panels: [
      { kind: 'figures', figures: loadFigures(load, t) },
      ...lines.map(line => ({ kind: 'line' as const, names, line })),
      ...bars.filter(({ bars: drawn }) => drawn.length > 0).map(barPanel),
    ],
  }
}
