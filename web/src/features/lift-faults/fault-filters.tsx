import { severity } from '@liftwatch/core/contract/alarms'
import { faultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { labelIn } from '@liftwatch/core/domain/labels'
import { AlarmStatusFilter } from '../../alarms/alarm-status-filter'
import { DaysFilter } from '../../components/filters/days-filter'
import { LiftNameFilter } from '../../components/filters/lift-name-filter'
import { SeveralFilter } from '../../components/filters/several-filter'
import { TextFilter } from '../../components/filters/text-filter'
import { useTexts } from '../../texts'
import { useFaultSearch } from './fault-search'

/** The filters of the list (specification 1 section 2), each kept in the address. */
export function FaultFilters() {
  const t = useTexts()
  const search = useFaultSearch()
  const numbers = Object.entries(faultNumbers).map(([number, known]) => ({
    value: number,
    label: `${number} ${labelIn(t.language, known)}`,
  }))
  return (
    <>
      <LiftNameFilter of="lift" search={search} />
      <AlarmStatusFilter search={search} />
      <SeveralFilter
        search={search}
        name="alarmLiftFaultNumber"
        label={t('alarms.fields.alarmLiftFaultNumber')}
        width="9rem"
        options={numbers}
      />
      <SeveralFilter
        search={search}
        name="severity"
        label={t('alarms.fields.severity')}
        width="8rem"
        options={severity.options.map(value => ({ value, label: t(`states.severity.${value}`) }))}
      />
      <TextFilter search={search} name="lmdClientId" label={t('alarms.fields.lmdClientId')} width="7.5rem" />
      <TextFilter search={search} name="postalCode" label={t('alarms.fields.postalCode')} width="6rem" />
      <DaysFilter search={search} label={t('alarms.fields.setTimeRange')} start="startCreateTs" end="endCreateTs" />
    </>
  )
}
