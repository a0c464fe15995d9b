import { operationalStatusField } from '@liftwatch/core/views/filters/alarm-fields'
import { wordsOfFilter } from '@liftwatch/core/views/filters/field-words'
import type { FilterField } from '@liftwatch/core/views/filters/filter-field'
import { liftNameField } from '@liftwatch/core/views/filters/place-fields'
import { en } from '@liftwatch/core/text/en'
import type { TextKey, Translate } from '@liftwatch/core/text/translate'
import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import type { LocalClock } from '@liftwatch/core/text/local-clock'

/** What a filter is called in a file alone: where its list has no word for it, or another one. */
function ownLabel(name: string): TextKey | undefined {
  return name in en.exports.filters ? (`exports.filters.${name}` as TextKey) : undefined
}

/** What reports call the filters that they alone have. */
function reportLabel(name: string): TextKey | undefined {
  return name in en.reports.filters ? (`reports.filters.${name}` as TextKey) : undefined
}

/** The filters that were set, each by its name and value for people. */
export function filtersText(
  words: Translate,
  filters: Readonly<Record<string, unknown>>,
  clock: LocalClock,
  fields: readonly FilterField[],
): [name: string, value: string][] {
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => {
      // Building events can be asked for by it too, though no one is offered that.
      const known = wordsOfFilter([...fields, operationalStatusField], name)
      const label = ownLabel(name) ?? known?.label ?? reportLabel(name)
      const textOf = (one: unknown) => {
        if (name.endsWith('Ts')) return clock.text(Number(one))
        const option = known?.valueLabel(String(one))
        return option ? words(option) : String(one)
      }
      return [label ? words(label) : name, [value].flat().map(textOf).join(', ')]
    })
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
  return [
    ...period,
    [words('reports.dataUpTo'), clock.text(upTo)],
    ...filtersText(words, others, clock, [liftNameField]),
  ]
}
