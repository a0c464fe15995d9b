import { passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { useListSearch } from '../../components/record-list/list-search'

/** What the address asks of the list. */
export function useTrapSearch() {
  return useListSearch(passengerTraps.page.input, 'operationalStatus')
}
