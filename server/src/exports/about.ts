import { en } from '@liftwatch/core/text/en'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import type { PeriodKind } from '@liftwatch/core/contract/report-periods'
import type { LocalClock } from './local-clock'

const stateOf: Readonly<Record<string, 'operationalStatus' | 'alarmStatus' | 'severity'>> = {
  operationalStatus: 'operationalStatus',
  alarmStatus: 'alarmStatus',
  severity: 'severity',
}

function filterText(words: Translate, name: string, value: unknown, clock: LocalClock): string {
  if (Array.isArray(value)) return value.map(item => filterText(words, name, item, clock)).join(', ')
  if (name.endsWith('Ts')) return clock.text(Number(value))
  const state = stateOf[name]
  return state ? words(`states.${state}.${String(value)}` as TextKey) : String(value)
}

/** The filters that were set, each by its name and value for people. */
export function filtersText(
  words: Translate,
  filters: Readonly<Record<string, unknown>>,
  clock: LocalClock,
): [name: string, value: string][] {
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [
      name in en.exports.filters ? words(`exports.filters.${name}` as TextKey) : name,
      filterText(words, name, value, clock),
    ])
}

/** What a report is of. Its file says nothing of when it was made, nor for whom: the same data give the same bytes. */
export interface ReportedPeriod {
  readonly kind: PeriodKind | 'moving'
  /** As files are named by it. */
  readonly name: string
  /** Up to when what happened is in it. */
  readonly upTo: number
}

const namedElsewhere = new Set(['month', 'week', 'day', 'upTo'])

/** How a report tells its period, and the filters that were set. */
export function reportText(
  words: Translate,
  { kind, name, upTo }: ReportedPeriod,
  filters: Readonly<Record<string, unknown>>,
  clock: LocalClock,
): [name: string, value: string][] {
  const others = Object.fromEntries(Object.entries(filters).filter(([filter]) => !namedElsewhere.has(filter)))
  const period: [string, string][] = kind === 'moving' ? [] : [[words(`reports.periods.${kind}`), name]]
  return [...period, [words('reports.dataUpTo'), clock.text(upTo)], ...filtersText(words, others, clock)]
}
