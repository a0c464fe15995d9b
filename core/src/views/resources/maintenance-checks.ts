import {
  liftChecks,
  maintenanceChecks,
  type LiftChecks,
  type MaintenanceCheck,
} from '../../contract/maintenance/maintenance-checks'
import { checkTone, liftChecksTable, maintenanceCheckTable, minutesTone } from '../../tables/maintenance-checks'
import { names } from '../../tables/table'
import { checkFilters, liftChecksFilters } from '../filters/maintenance-checks'
import { remarkCheckForm } from '../forms/maintenance-checks'
import { resourceView } from './resource-view'

/** The checks of a month, a row for each lift with its first and its second (specification 2 section 2). */
export const liftChecksView = resourceView<LiftChecks>({
  name: 'lift-checks',
  calls: { page: liftChecks.page, file: liftChecks.export },
  table: liftChecksTable,
  empty: 'maintenance.checks.empty',
  filters: liftChecksFilters,
  nameOf: ({ liftName }) => liftName,
})

/** The checks of today, a day or a month one by one. */
export const maintenanceCheckView = resourceView<MaintenanceCheck>({
  name: 'maintenance-checks',
  calls: { page: maintenanceChecks.page, file: maintenanceChecks.export, detail: maintenanceChecks.detail },
  table: maintenanceCheckTable,
  empty: 'maintenance.checks.noneToday',
  none: 'maintenance.checks.none',
  filters: checkFilters,
  nameOf: ({ liftName, date }) => `${liftName} ${date}`,
  factGroups: [
    { keys: names('date state duration wasOffline remarks remarkCnt') },
    { keys: names('liftName buildingAddress liftCompany') },
  ],
  placements: [
    { key: 'liftName', rank: 1 },
    { key: 'state', rank: 2, tone: checkTone },
    { key: 'duration', rank: 3, tone: ({ duration }) => minutesTone(duration) },
    { key: 'date', rank: 4 },
    { key: 'wasOffline', rank: 5 },
    { key: 'remarks', rank: 6 },
    { key: 'buildingAddress', rank: 7 },
    { key: 'liftCompany', rank: 8 },
  ],
  actions: [remarkCheckForm],
})
