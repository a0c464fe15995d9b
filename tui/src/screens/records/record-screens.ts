import type { RecordName, Records, RootListName, ScopedListName } from '../../workplace/navigation'
import { buildingKind } from '../buildings/building-kind'
import { complaintsOfFaultKind, complaintsOfLiftKind } from '../complaints/complaint-kinds'
import { alarmsOfLiftKind, alarmsOfLmdKind, maintenanceKind } from '../device-alarms/device-alarm-kinds'
import { faultsOfLiftKind, liftFaultKind, relatedFaultKind } from '../lift-faults/lift-fault-kinds'
import { liftKind, liftsOfBuildingKind, liftsOfLmdKind } from '../lifts/lift-kinds'
import { lmdKind } from '../lmds/lmd-kind'
import { passengerTrapKind } from '../passenger-traps/passenger-trap-kind'
import { rbeKind } from '../rbes/rbe-kind'
import { detailScreen, type DetailScreen } from './record-screen'
import { listScreen, type ListScreen } from './records-screen'

/** The detail of each record that has one of its own. */
export const detailScreens: { readonly [Name in RecordName]: DetailScreen<Records[Name]> } = {
  'lift-fault': detailScreen(liftFaultKind),
  'passenger-trap': detailScreen(passengerTrapKind),
  rbe: detailScreen(rbeKind),
  lmd: detailScreen(lmdKind),
  building: detailScreen(buildingKind),
  complaint: detailScreen(complaintsOfLiftKind),
}

/** The lists that one switches between. */
export const rootScreens: Readonly<Record<RootListName, ListScreen>> = {
  'lift-faults': listScreen(liftFaultKind),
  'passenger-traps': listScreen(passengerTrapKind),
  rbes: listScreen(rbeKind),
  lifts: listScreen(liftKind),
  lmds: listScreen(lmdKind),
  buildings: listScreen(buildingKind),
}

/** The lists of one record. */
export const scopedScreens: Readonly<Record<ScopedListName, ListScreen>> = {
  faultsOfLift: listScreen(faultsOfLiftKind),
  relatedFaults: listScreen(relatedFaultKind),
  alarmsOfLift: listScreen(alarmsOfLiftKind),
  alarmsOfLmd: listScreen(alarmsOfLmdKind),
  maintenance: listScreen(maintenanceKind),
  complaintsOfFault: listScreen(complaintsOfFaultKind),
  complaintsOfLift: listScreen(complaintsOfLiftKind),
  liftsOfBuilding: listScreen(liftsOfBuildingKind),
  liftsOfLmd: listScreen(liftsOfLmdKind),
}
