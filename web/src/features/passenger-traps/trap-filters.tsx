import { AlarmStatusFilter } from '../../alarms/alarm-status-filter'
import { DaysFilter } from '../../components/filters/days-filter'
import { TextFilter } from '../../components/filters/text-filter'
import { LiftCompanyFilter } from '../../estate/lift-company-filter'
import { useTexts } from '../../texts'
import { useTrapSearch } from './trap-search'

/** The filters of the list (specification 1 section 2), each kept in the address. */
export function TrapFilters() {
  const t = useTexts()
  const search = useTrapSearch()
  return (
    <>
      <LiftCompanyFilter search={search} name="company" label={t('traps.company')} />
      <AlarmStatusFilter search={search} />
      <TextFilter search={search} name="lmdClientId" label={t('alarms.fields.lmdClientId')} width="7.5rem" />
      <TextFilter search={search} name="team" label={t('traps.team')} width="8rem" />
      <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
      <DaysFilter search={search} label={t('alarms.fields.setTimeRange')} start="startTs" end="endTs" />
    </>
  )
}
