import type { Screen } from '../navigation/navigation'
import { AcknowledgeMarkedScreen } from '../screens/alarms/acknowledge-marked-screen'
import { ActivityScreen } from '../screens/activity/activity-screen'
import { LogCaseScreen } from '../screens/cases/log-case-screen'
import { ColumnsScreen } from '../screens/columns/columns-screen'
import { FilterScreen } from '../screens/filter/filter-screen'
import { FormScreen } from '../screens/form/form-screen'
import { HandOverScreen } from '../screens/hand-over/hand-over-screen'
import { LiftScreen } from '../screens/lifts/lift-screen'
import { MaintenanceMonthScreen } from '../screens/maintenance/maintenance-month-screen'
import { LinkScreen } from '../screens/link/link-screen'
import { OverviewScreen } from '../screens/overview/overview-screen'
import { ChooseLiftScreen } from '../screens/palette/choose-lift-screen'
import { PaletteScreen } from '../screens/palette/palette-screen'
import { recordScreens } from '../screens/records/record-kinds'
import { ReportTableScreen } from '../screens/reports/report-table-screen'
import { ReportsScreen } from '../screens/reports/reports-screen'
import { SettingsScreen } from '../screens/settings/settings-screen'

/** The component of a screen. */
export function ScreenOf({ screen }: { readonly screen: Screen }) {
  switch (screen.name) {
    case 'record': {
      const { Detail } = recordScreens[screen.of]
      return <Detail opened={screen.row} scope={screen.scope} />
    }
    case 'list-of': {
      const { List, scope } = screen
      return <List scope={scope} />
    }
    case 'lift':
      return <LiftScreen id={screen.id} title={screen.title} row={screen.row} />
    case 'form':
      return <FormScreen opened={screen.opened} />
    case 'log-case':
      return <LogCaseScreen {...screen} />
    case 'choose-lift':
      return <ChooseLiftScreen {...screen} />
    case 'maintenance-month':
      return <MaintenanceMonthScreen {...screen} />
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
    case 'overview':
      return <OverviewScreen />
    case 'activity':
      return <ActivityScreen />
    case 'reports':
      return <ReportsScreen />
    default: {
      const { List } = recordScreens[screen.name]
      return <List />
    }
  }
}
