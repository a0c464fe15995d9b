import { liftFaults, type LiftFault } from '../../contract/alarms/lift-faults'
import { isAwaitingAcknowledgement } from '../../domain/alarms'
import { detailPath } from '../../domain/console-paths'
import { alarmGroups } from '../../tables/alarm-columns'
import { liftFaultTable } from '../../tables/lift-faults'
import { names } from '../../tables/table'
import type { FilterField } from '../filters/filter-field'
import { liftFaultFilters } from '../filters/lift-faults'
import { noFilters } from '../filters/no-filters'
import { lmdField, postalCodeField } from '../filters/place-fields'
import { acknowledgeFaultForm } from '../forms/acknowledge'
import { arriveAtFaultForm } from '../forms/arrive'
import { faultReportForm } from '../forms/closing-report'
import { alarmCounts, alarmListTabs, openOldestFirst } from './alarm-tabs'
import { resourceView } from './resource-view'

export const liftFaultView = resourceView<LiftFault>({
  name: 'lift-faults',
  calls: {
    page: liftFaults.page,
    file: liftFaults.export,
    detail: liftFaults.detail,
    count: liftFaults.count,
    walked: openOldestFirst,
  },
  tabs: alarmListTabs,
  counts: alarmCounts,
  table: liftFaultTable,
  empty: 'alarms.none',
  filters: liftFaultFilters,
  nameOf: fault => fault.liftName,
  pathOf: fault => detailPath('lift-fault', fault.id),
  bornAt: fault => fault.alarmStartTs,
  isWaiting: isAwaitingAcknowledgement,
  actions: [acknowledgeFaultForm, arriveAtFaultForm, faultReportForm],
  factGroups: [
    { keys: names('operationalStatus alarmStatus severity') },
    {
      title: 'console.detail.fault',
      keys: names('alarmLiftFaultNumber description alarmStartTs alarmClearTs duration repeatCnt'),
    },
    { title: 'console.detail.response', keys: alarmGroups.response },
    { keys: names('technicianName faultCode result') },
    { title: 'console.detail.place', keys: alarmGroups.place },
    { keys: names('complaintCnt firstComplaintAt') },
  ],
})

/** Whether it says where: a list of one place has no use for it. */
function isOfPlace(field: FilterField): boolean {
  return field.kind === 'place' || field === lmdField || field === postalCodeField
}

/** All faults of one lift. */
export const faultsOfLiftView: typeof liftFaultView = {
  ...liftFaultView,
  name: 'faults-of-lift',
  of: 'liftId',
  filters: { ...liftFaultFilters, fields: liftFaultFilters.fields.filter(field => !isOfPlace(field)) },
}

/** The faults around a passenger trap, all of them. */
export const relatedFaultView: typeof liftFaultView = {
  ...liftFaultView,
  name: 'related-faults',
  calls: { page: liftFaults.byTrap, file: liftFaults.exportByTrap },
  of: 'id',
  tabs: undefined,
  title: 'traps.related',
  empty: 'traps.noRelated',
  filters: noFilters,
}
