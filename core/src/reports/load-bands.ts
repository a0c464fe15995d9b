import type { AlarmLoad } from '../contract/reports/alarm-load'

/** Whether a figure is one that people can live with. */
export type LoadBand = 'acceptable' | 'manageable' | 'excessive'

/**
 * Where each band begins: below the first bound a figure is acceptable, from the second on excessive. The first bounds are those of
 * ANSI/ISA-18.2 and EEMUA 191 (one alarm for each operator and ten minutes, floods in under 1 % of the time, the worst ten sources
 * with at most 5 % of all alarms, fewer than five stale alarms, none that chatters), and so is the second of the rate; the other
 * second bounds are ours (DECISIONS.md, 2026-11-23).
 */
export const loadBounds = {
  alarmRate: [1, 2],
  overloadedShare: [0.01, 0.05],
  worstShare: [0.05, 0.2],
  staleCnt: [5, 20],
  chatteringCnt: [1, 10],
} as const satisfies { readonly [Figure in keyof AlarmLoad]?: readonly [number, number] }

export type BandedFigure = keyof typeof loadBounds

/** The band of a figure of a month; undefined where there is no figure. Shares are 0 to 1. */
export function loadBand(figure: BandedFigure, value: number | null): LoadBand | undefined {
  if (value === null) return undefined
  const [manageable, excessive] = loadBounds[figure]
  if (value >= excessive) return 'excessive'
  return value >= manageable ? 'manageable' : 'acceptable'
}
