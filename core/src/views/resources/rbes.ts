import { rbes, type Rbe } from '../../contract/alarms/rbes'
import { detailPath } from '../../domain/console-paths'
import { rbeTable } from '../../tables/rbes'
import { rbeFilters } from '../filters/rbes'
import { alarmCounts } from './alarm-tabs'
import { resourceView } from './resource-view'

/** Building alarms. No one acknowledges them; the page of one is that of its lift. */
export const rbeView = resourceView<Rbe>({
  name: 'rbes',
  calls: { page: rbes.page, file: rbes.export, detail: rbes.detail, count: rbes.count },
  counts: alarmCounts,
  table: rbeTable,
  empty: 'rbes.none',
  filters: rbeFilters,
  nameOf: event => `${event.lift.name} ${event.type}`,
  pathOf: event => detailPath('lifts', event.lift.id),
  bornAt: event => event.alarmStartTs,
  placements: [
    { key: 'alarmStartTs', rank: 1 },
    { key: 'lift', rank: 2 },
    { key: 'type', rank: 3 },
    { key: 'description', rank: 5 },
    { key: 'status', title: 'monitor.alarm', rank: 4, isBold: event => event.status === 'SET' },
    { key: 'duration', rank: 6 },
    { key: 'address', rank: 7 },
    { key: 'liftCompany', rank: 8 },
  ],
})
