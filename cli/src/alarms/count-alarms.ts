import type { TabCounts } from '@liftwatch/core/contract/alarms/alarms'
import type { ResourceView } from '@liftwatch/core/views/resources/resource-view'
import { countCommand } from '../lists/count-command'
import { plainColumn, type Column } from '../output/columns'

const columns: readonly Column<TabCounts>[] = [
  plainColumn('total', 'alarms.tabs.ALL'),
  plainColumn('deploymentTotal', 'alarms.tabs.DEPLOYMENT'),
  plainColumn('outstandingTotal', 'alarms.tabs.OUTSTANDING'),
  plainColumn('closedTotal', 'alarms.tabs.CLOSED'),
]

/** A command that counts alarms of a kind by their status. */
export function countAlarms<Row extends { readonly id: string }>({ calls, filters }: ResourceView<Row>) {
  return countCommand(filters, calls.count!, columns)
}
