import { alarmListTabs } from '@liftwatch/core/views/resources/alarm-tabs'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { alarmTabsOf } from '../alarms/alarm-tabs'

const tabsByName = new Map<string, ReturnType<typeof alarmTabsOf>>()

/** The tabs of a resource's list, where it has any: the same for as long as the program runs, as the list's search expects. */
export function listTabs<Row extends { readonly id: string }>({
  name,
  tabs: listed,
}: Pick<ResourceView<Row>, 'name' | 'tabs'>): ReturnType<typeof alarmTabsOf> | undefined {
  // Those of other lists are filters of their addresses.
  if (listed !== alarmListTabs) return undefined
  const tabs = tabsByName.get(name) ?? alarmTabsOf(name)
  tabsByName.set(name, tabs)
  return tabs
}
