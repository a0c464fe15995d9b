import { auditFilters } from './audit'
import { buildingFilters } from './buildings'
import { complaintFilters } from './complaints'
import { liftAlarmFilters } from './device-alarms'
import type { ListFilters } from './filter-field'
import { liftFaultFilters } from './lift-faults'
import { liftFilters } from './lifts'
import { lmdFilters } from './lmds'
import { passengerTrapFilters } from './passenger-traps'
import { rbeFilters } from './rbes'

/** The filters of each resource that is listed, by the contract's key; for what writes of any list. */
export const listFilters: ReadonlyMap<string, ListFilters> = new Map<string, ListFilters>([
  ['liftFaults', liftFaultFilters],
  ['passengerTraps', passengerTrapFilters],
  ['rbes', rbeFilters],
  ['lifts', liftFilters],
  ['lmds', lmdFilters],
  ['buildings', buildingFilters],
  ['deviceAlarms', liftAlarmFilters],
  ['complaints', complaintFilters],
  ['audit', auditFilters],
])
