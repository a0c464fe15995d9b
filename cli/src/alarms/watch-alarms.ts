import type { Table } from '@liftwatch/core/tables/table'
import type { WatchedKind, WatchedRow } from '@liftwatch/core/domain/watch-entries'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { alarmSource } from '@liftwatch/core/watch/alarm-source'
import { columnsOf } from '../output/of-table'
import type { Followed } from '../watch/follow'
import { watchCommand } from '../watch/watch-command'

/** A command that prints alarms of a kind as they come and change. */
export function watchAlarms<Row extends WatchedRow['row']>(kind: WatchedKind, table: Table<Row>, filters: ListFilters) {
  return watchCommand<Row>(columnsOf(table), filters, (client, filter, since) => ({
    kind,
    source: alarmSource(client, kind, { filter, since }) as unknown as Followed<Row>['source'],
    cameAt: ({ alarmStartTs }) => alarmStartTs,
    isOpen: ({ operationalStatus }) => operationalStatus !== 'CLOSED',
  }))
}
