import type { TabCounts } from '../../contract/alarms/alarms'
import { alarmTabs, tabStatus, tabTotal, usualSort, type AlarmTab } from '../../domain/alarm-tabs'
import type { ListTab, ListTabs } from './list-tabs'
import type { Count } from './resource-view'

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

/** The numbers of alarms, in the order of the tabs. */
export const alarmCounts: readonly Count[] = [
  ['total', 'alarms.tabs.ALL'],
  ['deploymentTotal', 'alarms.tabs.DEPLOYMENT'],
  ['outstandingTotal', 'alarms.tabs.OUTSTANDING'],
  ['closedTotal', 'alarms.tabs.CLOSED'],
]

/** What lists of alarms are asked where one goes through all that match to do something to them: open ones, new ones last. */
export const openOldestFirst = { operationalStatus: 'OPEN', sort: 'alarmStartTs,ASC' } as const
