import type { FilterField } from '../filters/filter-field'
import { resourceViews } from './resource-views'

/** The filters of the list whose call this is (`liftFaults.export`), for what writes of any list; none where it is no list. */
export function filterFieldsOf(callId: string): readonly FilterField[] {
  const resource = `${callId.split('.', 1)[0]!}.`
  const view = Object.values(resourceViews).find(({ calls }) => calls.page.id.startsWith(resource))
  return view?.filters.fields ?? []
}
