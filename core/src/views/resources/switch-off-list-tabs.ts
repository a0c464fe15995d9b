import type { SwitchOffCounts, SwitchOffTab } from '../../contract/estate/switch-offs'
import { switchOffTabs, switchOffTabSort, switchOffTabTotal } from '../../domain/switch-off-tabs'
import type { ListTab, ListTabs } from './list-tabs'

function switchOffTab(tab: SwitchOffTab): ListTab {
  return {
    name: tab,
    label: `switchOffs.tabs.${tab}`,
    asks: { tab },
    sort: switchOffTabSort(tab),
    countOf: (counts: SwitchOffCounts) => switchOffTabTotal(tab, counts),
  }
}

/** The tabs of the list of switch-offs; none has all of it, for history is what is over. */
export const switchOffListTabs: ListTabs = {
  tabs: switchOffTabs.map(switchOffTab) as [ListTab, ...ListTab[]],
  start: 'OPEN',
  all: 'OPEN',
}
