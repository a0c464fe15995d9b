import { buildingFilters } from '@liftwatch/core/views/filters/buildings'
import { filterFields, type ListFilters } from '@liftwatch/core/views/filters/filter-field'
import { liftFaultFilters } from '@liftwatch/core/views/filters/lift-faults'
import { liftFilters } from '@liftwatch/core/views/filters/lifts'
import { lmdFilters } from '@liftwatch/core/views/filters/lmds'
import { passengerTrapFilters } from '@liftwatch/core/views/filters/passenger-traps'
import { rbeFilters } from '@liftwatch/core/views/filters/rbes'
import { z } from 'zod/mini'
import type { RootName } from '../navigation'

/** The filters of each screen that is a list; `--filter` is read before any screen is loaded. */
export const filters: Readonly<Record<Exclude<RootName, 'activity' | 'reports'>, ListFilters>> = {
  'lift-faults': liftFaultFilters,
  'passenger-traps': passengerTrapFilters,
  rbes: rbeFilters,
  lifts: liftFilters,
  lmds: lmdFilters,
  buildings: buildingFilters,
}

/** The filters of a screen; some have none. */
export function filterOf(screen: RootName): ListFilters | undefined {
  return screen === 'activity' || screen === 'reports' ? undefined : filters[screen]
}

/** Of a list that is filtered by nothing. */
export const noFilters: ListFilters = filterFields(z.object({}), [])
