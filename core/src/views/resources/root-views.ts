import { buildingView } from './buildings'
import { liftFaultView } from './lift-faults'
import { liftView } from './lifts'
import { lmdView } from './lmds'
import { passengerTrapView } from './passenger-traps'
import { rbeView } from './rbes'

/** The lists of all that one may see, by name. */
export const rootViews = {
  'lift-faults': liftFaultView,
  'passenger-traps': passengerTrapView,
  rbes: rbeView,
  lifts: liftView,
  lmds: lmdView,
  buildings: buildingView,
} as const
