import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { alarmTabsOf } from '../alarms/alarm-tabs'

const tabsByName = new Map<string, ReturnType<typeof alarmTabsOf>>()

/** The tabs of a resource's list, where it has any: the same for as long as the program runs, as the list's search expects. */
export function listTabs<Row extends { readonly id: string }>({
  name,
  hasTabs,
}: Pick<ResourceView<Row>, 'name' | 'hasTabs'>): ReturnType<typeof alarmTabsOf> | undefined {
  if (!hasTabs) return undefined
  const tabs = tabsByName.get(name) ?? alarmTabsOf(name)
  tabsByName.set(name, tabs)
  return tabs
}
