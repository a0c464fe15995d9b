import type { PeriodKind } from '@liftwatch/core/contract/reports/report-periods'
import { periodNameAt } from '@liftwatch/core/reports/periods'
import { dayBounds } from '@liftwatch/core/text/format'
import { FilterInput, FilterLabel } from '../../components/filters/filter-box'
import { FilterSelect } from '../../components/filters/filter-select'
import type { FilterSearch } from '../../components/filters/filter-search'
import { useToday } from '../../today'
import { useTexts } from '../../texts'
import { periodsUpTo, periodWords, useDefaultPeriod } from './report-period'

const width = '9rem'

type PeriodSearch = FilterSearch<PeriodKind>

/** A month up to the previous one, or a week up to this one; never empty (specification 2 section 5). */
function ListedPeriod({ kind, search }: { readonly kind: 'month' | 'week'; readonly search: PeriodSearch }) {
  const t = useTexts()
  const today = useToday()
  const usual = useDefaultPeriod(kind)
  const latest = kind === 'month' ? usual : periodNameAt(kind, dayBounds(today).startTs)
  const value = String(search.filter[kind] ?? usual)
  const offered = periodsUpTo(kind, latest)
  const names = offered.includes(value) ? offered : [...offered, value]
  return (
    <FilterSelect
      isRequired
      label={t(`reports.periods.${kind}`)}
      width={width}
      value={value}
      options={names.map(name => ({ value: name, label: periodWords(name) }))}
      change={name => search.change({ [kind]: name })}
    />
  )
}

/** Not beyond today; the browser says so where it is asked to go on. */
function DayFilter({ search }: { readonly search: PeriodSearch }) {
  const t = useTexts()
  const today = useToday()
  const usual = useDefaultPeriod('day')
  return (
    <FilterLabel label={t('reports.periods.day')} width={width}>
      <FilterInput
        type="date"
        required
        min="2000-01-01"
        max={today}
        value={String(search.filter.day ?? usual)}
        onChange={event => search.change({ day: event.target.value })}
      />
    </FilterLabel>
  )
}

/** The period that a report is of. */
export function PeriodFilter({ kind, search }: { readonly kind: PeriodKind; readonly search: PeriodSearch }) {
  return kind === 'day' ? <DayFilter search={search} /> : <ListedPeriod kind={kind} search={search} />
}
