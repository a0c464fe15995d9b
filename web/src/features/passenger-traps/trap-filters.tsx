import { useLiftCompanies } from '@liftwatch/core/hooks/organizations'
import { useState } from 'react'
import { AlarmStatusFilter } from '../../alarms/alarm-status-filter'
import { DaysFilter } from '../../components/filters/days-filter'
import { ListedFilter } from '../../components/filters/listed-filter'
import { TextFilter } from '../../components/filters/text-filter'
import { useTexts } from '../../texts'
import { useTrapSearch } from './trap-search'

/** The filters of the list (specification 1 section 2), each kept in the address. */
export function TrapFilters() {
  const t = useTexts()
  const search = useTrapSearch()
  const [typed, type] = useState<string>()
  const companies = useLiftCompanies(typed)
  return (
    <>
      <ListedFilter
        search={search}
        name="company"
        label={t('traps.company')}
        width="12rem"
        typed={typed}
        type={type}
        listed={{
          options: companies.data?.pages.flatMap(({ content }) => content.map(({ name }) => name)),
          hasMore: companies.hasNextPage,
          loadMore: () => void companies.fetchNextPage(),
        }}
      />
      <AlarmStatusFilter search={search} />
      <TextFilter search={search} name="lmdClientId" label={t('alarms.fields.lmdClientId')} width="7.5rem" />
      <TextFilter search={search} name="team" label={t('traps.team')} width="8rem" />
      <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
      <DaysFilter search={search} label={t('alarms.fields.setTimeRange')} start="startTs" end="endTs" />
    </>
  )
}
