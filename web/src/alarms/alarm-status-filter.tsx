import { alarmStatus } from '@liftwatch/core/contract/alarms'
import { ChoiceFilter } from '../components/filters/choice-filter'
import type { FilterSearch } from '../components/filters/filter-search'
import { useTexts } from '../texts'

/** By whether the alarm still stands, as each list of alarms can be filtered. */
export function AlarmStatusFilter({ search }: { readonly search: FilterSearch<'alarmStatus'> }) {
  const t = useTexts()
  return (
    <ChoiceFilter
      search={search}
      name="alarmStatus"
      label={t('alarms.fields.alarmStatus')}
      width="6rem"
      options={alarmStatus.options.map(value => ({ value, label: t(`states.alarmStatus.${value}`) }))}
    />
  )
}
