import type { TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import { alarmTabs, tabStatus, tabTotal, usualSort, type AlarmTab } from '@liftwatch/core/domain/alarm-tabs'
import type { TabsOfList } from '../components/record-list/list-tabs'
import { useTexts } from '../texts'

/** The tabs of a list of alarms, as its address has them and its user's choice of them is remembered. */
export function alarmTabsOf(list: string): TabsOfList<'operationalStatus', AlarmTab> {
  return {
    list,
    name: 'operationalStatus',
    values: alarmTabs,
    asked: tabStatus,
    usualSort(tab) {
      const { field, direction } = usualSort(tab)
      return `${field},${direction}`
    },
  }
}

/** Open, all, and each status, with how many there are under the other filters. */
export function useAlarmTabs(counts: TabCounts | undefined) {
  const t = useTexts()
  return alarmTabs.map(tab => ({
    value: tab,
    label: t(`alarms.tabs.${tab}`),
    count: counts && tabTotal(tab, counts),
  }))
}
