import { scheduleMonth } from '@liftwatch/core/contract/maintenance/maintenance-fields'
import { liftChecksFiltersBesideMonth } from '@liftwatch/core/views/filters/maintenance-checks'
import { liftChecksView } from '@liftwatch/core/views/resources/maintenance-checks'
import { MonthSteps } from '../../components/calendar/month-steps'
import { useListSearch } from '../../components/record-list/list-search'
import { listInput } from '../../records/list-input'
import { ResourceList } from '../../records/resource-list'
import { checkCells } from './check-cells'

/** The month is chosen above the list. */
const ofMonth: typeof liftChecksView = { ...liftChecksView, filters: liftChecksFiltersBesideMonth }

const setBySteps = ['month']

/** The checks of a month, a row for each lift; the current month to begin with (specification 2 section 2). */
export function LmCheckerPage() {
  const search = useListSearch(listInput(ofMonth), ofMonth.filters)
  const named = scheduleMonth.safeParse(search.filter['month']).data
  return (
    <ResourceList
      view={ofMonth}
      cells={checkCells}
      ofSteps={setBySteps}
      tools={<MonthSteps named={named} go={month => search.change({ month }, true)} />}
    />
  )
}
