import { liftFaults } from '@liftwatch/core/contract/lift-faults'
import { useListSearch } from '../../components/record-list/list-search'

/** What the address asks of the list. */
export function useFaultSearch() {
  return useListSearch(liftFaults.page.input, 'operationalStatus')
}
