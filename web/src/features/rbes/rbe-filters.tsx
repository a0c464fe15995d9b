import type { RbeFilter } from '@liftwatch/core/contract/rbes'
import { AlarmStatusFilter } from '../../alarms/alarm-status-filter'
import { useCodeChoices } from '../../alarms/code-choices'
import { DaysFilter } from '../../components/filters/days-filter'
import type { FilterSearch } from '../../components/filters/filter-search'
import { LiftNameFilter } from '../../components/filters/lift-name-filter'
import { SeveralFilter } from '../../components/filters/several-filter'
import { TextFilter } from '../../components/filters/text-filter'
import { useTexts } from '../../texts'

/** The filters of the list (specification 1 section 2), each kept in the address. */
export function RbeFilters({ search }: { readonly search: FilterSearch<keyof RbeFilter> }) {
  const t = useTexts()
  return (
    <>
      <LiftNameFilter of="lift" search={search} />
      <AlarmStatusFilter search={search} />
      <SeveralFilter
        search={search}
        name="errorCode"
        label={t('rbes.errorCode')}
        width="9rem"
        options={useCodeChoices('RBE')}
      />
      <TextFilter search={search} name="lmdClientId" label={t('alarms.fields.lmdClientId')} width="7.5rem" />
      <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
      <DaysFilter search={search} label={t('alarms.fields.setTimeRange')} start="startTs" end="endTs" />
    </>
  )
}
