import type { Screen } from '../navigation'
import { ComplaintsScreen } from './complaints/complaints-screen'
import { deviceAlarmKind } from './device-alarms/device-alarm-kind'
import { DeviceAlarmsScreen } from './device-alarms/device-alarms-screen'
import { maintenanceKind } from './device-alarms/maintenance-kind'
import { faultsOfLiftKind, relatedFaultKind } from './lift-faults/faults-of-kinds'
import { LiftFaultsScreen } from './lift-faults/lift-faults-screen'
import { liftsOfBuildingKind, liftsOfLmdKind } from './lifts/lifts-of-kinds'
import { LiftsScreen } from './lifts/lifts-screen'

/** A list of one record, opened from its detail. */
export function ListOfScreen({ list, scope }: Omit<Extract<Screen, { name: 'list-of' }>, 'name'>) {
  switch (list) {
    case 'faultsOfLift':
      return <LiftFaultsScreen kind={faultsOfLiftKind} scope={scope} />
    case 'relatedFaults':
      return <LiftFaultsScreen kind={relatedFaultKind} scope={scope} />
    case 'deviceAlarms':
      return <DeviceAlarmsScreen kind={deviceAlarmKind} scope={scope} />
    case 'maintenance':
      return <DeviceAlarmsScreen kind={maintenanceKind} scope={scope} />
    case 'complaints':
      return <ComplaintsScreen scope={scope} />
    case 'liftsOfBuilding':
      return <LiftsScreen kind={liftsOfBuildingKind} scope={scope} />
    case 'liftsOfLmd':
      return <LiftsScreen kind={liftsOfLmdKind} scope={scope} />
  }
}
