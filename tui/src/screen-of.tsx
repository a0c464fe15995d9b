import type { ComponentType } from 'react'
import type { RootName, Screen } from './navigation'
import { AcknowledgeMarkedScreen } from './screens/alarms/acknowledge-marked-screen'
import { ActivityScreen } from './screens/activity/activity-screen'
import { BuildingScreen } from './screens/buildings/building-screen'
import { BuildingsScreen } from './screens/buildings/buildings-screen'
import { ColumnsScreen } from './screens/columns/columns-screen'
import { ComplaintScreen } from './screens/complaints/complaint-screen'
import { FilterScreen } from './screens/filter/filter-screen'
import { HandOverScreen } from './screens/hand-over/hand-over-screen'
import { LiftFaultScreen } from './screens/lift-faults/lift-fault-screen'
import { LiftFaultsScreen } from './screens/lift-faults/lift-faults-screen'
import { ReportFaultScreen } from './screens/lift-faults/report-fault-screen'
import { LiftScreen } from './screens/lifts/lift-screen'
import { LiftsScreen } from './screens/lifts/lifts-screen'
import { LinkScreen } from './screens/link/link-screen'
import { ListOfScreen } from './screens/list-of-screen'
import { LmdScreen } from './screens/lmds/lmd-screen'
import { LmdsScreen } from './screens/lmds/lmds-screen'
import { PaletteScreen } from './screens/palette/palette-screen'
import { AcknowledgeTrapScreen } from './screens/passenger-traps/acknowledge-trap-screen'
import { PassengerTrapScreen } from './screens/passenger-traps/passenger-trap-screen'
import { PassengerTrapsScreen } from './screens/passenger-traps/passenger-traps-screen'
import { ReportTrapScreen } from './screens/passenger-traps/report-trap-screen'
import { RbeScreen } from './screens/rbes/rbe-screen'
import { RbesScreen } from './screens/rbes/rbes-screen'
import { ReportTableScreen } from './screens/reports/report-table-screen'
import { ReportsScreen } from './screens/reports/reports-screen'
import { SettingsScreen } from './screens/settings/settings-screen'

const rootScreens: Readonly<Record<RootName, ComponentType>> = {
  'lift-faults': LiftFaultsScreen,
  'passenger-traps': PassengerTrapsScreen,
  rbes: RbesScreen,
  lifts: LiftsScreen,
  lmds: LmdsScreen,
  buildings: BuildingsScreen,
  activity: ActivityScreen,
  reports: ReportsScreen,
}

/** The component of a screen. */
export function ScreenOf({ screen }: { readonly screen: Screen }) {
  switch (screen.name) {
    case 'lift-fault':
      return <LiftFaultScreen opened={screen.fault} />
    case 'passenger-trap':
      return <PassengerTrapScreen opened={screen.trap} />
    case 'rbe':
      return <RbeScreen opened={screen.event} />
    case 'lift':
      return <LiftScreen id={screen.id} title={screen.title} row={screen.row} />
    case 'lmd':
      return <LmdScreen opened={screen.lmd} />
    case 'building':
      return <BuildingScreen opened={screen.building} />
    case 'complaint':
      return <ComplaintScreen opened={screen.complaint} trail={screen.trail} />
    case 'list-of':
      return <ListOfScreen {...screen} />
    case 'report-fault':
      return <ReportFaultScreen opened={screen.fault} />
    case 'report-trap':
      return <ReportTrapScreen opened={screen.trap} />
    case 'acknowledge-trap':
      return <AcknowledgeTrapScreen opened={screen.trap} />
    case 'acknowledge-marked':
      return <AcknowledgeMarkedScreen {...screen} />
    case 'filter':
      return <FilterScreen {...screen} />
    case 'columns':
      return <ColumnsScreen {...screen} />
    case 'link':
      return <LinkScreen {...screen} />
    case 'palette':
      return <PaletteScreen {...screen} />
    case 'report-table':
      return <ReportTableScreen report={screen.report} />
    case 'settings':
      return <SettingsScreen />
    case 'hand-over':
      return <HandOverScreen />
    default: {
      const Root = rootScreens[screen.name]
      return <Root />
    }
  }
}
