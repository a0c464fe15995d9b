import { useSession } from '@liftwatch/core/hooks/session'
import { liftNameParts } from '@liftwatch/core/domain/lift-name'
import { reportFilterNames } from '@liftwatch/core/domain/report-filters'
import { reportFilterTypes } from '@liftwatch/core/views/report-filters'
import { reports, type ReportRoute } from '@liftwatch/core/views/report-keys'
import { LiftNameFilter } from '../../components/filters/lift-name-filter'
import { useDraftFilters } from './draft-filters'
import { FilterForm } from './filter-form'
import { NamesFilter } from './names-filter'
import { PeriodFilter } from './period-filter'
import type { ReportPart } from './report-parts'
import type { ReportSearch } from './report-search'

interface ReportFiltersProps {
  readonly route: ReportRoute
  readonly part: ReportPart
  readonly search: ReportSearch
  /** Asks again, where no filter has changed. */
  readonly reload: () => void
}

/** The period and which lifts it is of. */
export function ReportFilters({ route, part, search, reload }: ReportFiltersProps) {
  const session = useSession()
  const { upTo: _, ...filters } = search.filter
  const draft = useDraftFilters<keyof typeof filters>(filters, search.change)
  const { period } = reports.get(part.key)!
  const type = reportFilterTypes[route]
  const names = session.status === 'ready' ? reportFilterNames(type, session.organization.type) : []
  return (
    <FilterForm preview={draft.isChanged ? draft.preview : reload}>
      {period !== 'moving' && <PeriodFilter kind={period} search={draft.search} />}
      {'blk' in part.view.input.shape && <LiftNameFilter parts={liftNameParts} search={draft.search} />}
      {names.map(name => (
        <NamesFilter
          key={name}
          type={type}
          name={name}
          search={draft.search}
          leastCnt={route === 'tcmr_tcmr' ? 2 : 0}
        />
      ))}
    </FilterForm>
  )
}
