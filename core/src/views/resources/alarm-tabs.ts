import type { TabCounts } from '../../contract/alarms/alarms'
import { alarmTabs, tabStatus, tabTotal, usualSort, type AlarmTab } from '../../domain/alarm-tabs'
import type { ListTab, ListTabs } from './list-tabs'

function alarmTab(name: AlarmTab): ListTab {
  const operationalStatus = tabStatus(name)
  return {
    name,
    label: `alarms.tabs.${name}`,
    asks: operationalStatus ? { operationalStatus } : {},
    sort: usualSort(name),
    countOf: (counts: TabCounts) => tabTotal(name, counts),
  }
}

/** The tabs of lists of alarms. */
export const alarmListTabs: ListTabs = {
  tabs: alarmTabs.map(alarmTab) as [ListTab, ...ListTab[]],
  start: 'OPEN',
  all: 'ALL',
}
