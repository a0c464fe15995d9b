import { alarmType } from '@liftwatch/core/contract/device-messages'
import { AlarmStatusFilter } from '../alarms/alarm-status-filter'
import { useCodeChoices } from '../alarms/code-choices'
import { ChoiceFilter } from '../components/filters/choice-filter'
import { DaysFilter } from '../components/filters/days-filter'
import type { FilterSearch } from '../components/filters/filter-search'
import { SeveralFilter } from '../components/filters/several-filter'
import { useTexts } from '../texts'

/** Which codes there are to choose from: those that concern a lift, or those that concern a device. */
export type CodeView = 'LIFT_SELECTOR' | 'LMD'

interface DeviceAlarmFiltersProps {
  readonly search: FilterSearch<'type' | 'errorCode' | 'alarmStatus' | 'startTs' | 'endTs'>
  readonly codes: CodeView
}

/** The filters of the alarms of a lift or a device, each kept in the address. */
export function DeviceAlarmFilters({ search, codes }: DeviceAlarmFiltersProps) {
  const t = useTexts()
  return (
    <>
      <ChoiceFilter
        search={search}
        name="type"
        label={t('estate.deviceAlarm.type')}
        width="9rem"
        options={alarmType.options.map(value => ({ value, label: t(`estate.deviceAlarm.types.${value}`) }))}
      />
      <SeveralFilter
        search={search}
        name="errorCode"
        label={t('estate.deviceAlarm.code')}
        width="11rem"
        options={useCodeChoices(codes)}
      />
      <AlarmStatusFilter search={search} />
      <DaysFilter search={search} label={t('alarms.fields.setTimeRange')} start="startTs" end="endTs" />
    </>
  )
}
