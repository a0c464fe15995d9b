import { useGroupNames } from '../../access/group-names'
import { FilterSelect } from '../../components/filters/filter-select'
import type { ListSearch } from '../../components/record-list/list-search'
import { useTexts } from '../../texts'

/** A filter by group, for who may see which there are. */
export function GroupFilter({ search }: { readonly search: ListSearch }) {
  const t = useTexts()
  const { mayRead, groups = [] } = useGroupNames()
  if (!mayRead) return null
  return (
    <FilterSelect
      label={t('users.fields.group')}
      width="11rem"
      value={String(search.filter['groupId'] ?? '')}
      options={groups.map(({ id, name }) => ({ value: id, label: name }))}
      change={groupId => search.change({ groupId })}
    />
  )
}
