import { operationalStatus, type StatusFilter, type TabCounts } from '../contract/alarms/alarms'

/** The tabs of lists of alarms, in their order. Open is what a person still has to do something about; lists start there. */
export const alarmTabs = ['OPEN', 'ALL', ...operationalStatus.options] as const
export type AlarmTab = (typeof alarmTabs)[number]

/** What a tab asks the server for; all is asked for by nothing. */
export function tabStatus(tab: AlarmTab): StatusFilter | undefined {
  return tab === 'ALL' ? undefined : tab
}

/** How many alarms a tab has. */
export function tabTotal(tab: AlarmTab, counts: TabCounts): number {
  const { total, deploymentTotal, outstandingTotal, closedTotal } = counts
  return {
    OPEN: deploymentTotal + outstandingTotal,
    ALL: total,
    DEPLOYMENT: deploymentTotal,
    OUTSTANDING: outstandingTotal,
    CLOSED: closedTotal,
  }[tab]
}

/** The order in which a tab starts: what is open by urgency, all else the newest first. */
export function usualSort(tab: AlarmTab): { readonly field: 'urgency' | 'alarmStartTs'; readonly direction: 'DESC' } {
  return { field: tab === 'OPEN' ? 'urgency' : 'alarmStartTs', direction: 'DESC' }
}
