import type { Building } from '@liftwatch/core/contract/estate/buildings'
import type { Complaint } from '@liftwatch/core/contract/alarms/complaints'
import type { LiftFault } from '@liftwatch/core/contract/alarms/lift-faults'
import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import type { Lmd } from '@liftwatch/core/contract/estate/lmds'
import type { PassengerTrap } from '@liftwatch/core/contract/alarms/passenger-traps'
import type { Rbe } from '@liftwatch/core/contract/alarms/rbes'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import { createContext, useContext } from 'react'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import type { FilterValues } from '../components/filter/filter-values'
import type { ListScope } from '../components/record-list/list-kind'
import type { BindingId } from '../input/keys'

/** The screens that one switches between; what is opened from them is above them. */
export const rootNames = [
  'lift-faults',
  'passenger-traps',
  'rbes',
  'lifts',
  'lmds',
  'buildings',
  'activity',
  'reports',
] as const
export type RootName = (typeof rootNames)[number]

/** Those that are lists. */
export type RootListName = Exclude<RootName, 'activity' | 'reports'>

/** The lists of one record, such as the alarms of a lift. */
export type ScopedListName =
  | 'faultsOfLift'
  | 'relatedFaults'
  | 'alarmsOfLift'
  | 'alarmsOfLmd'
  | 'maintenance'
  | 'complaintsOfFault'
  | 'complaintsOfLift'
  | 'liftsOfBuilding'
  | 'liftsOfLmd'

/** The records that have a detail of their own; a lift's is opened by its id alone. */
export interface Records {
  readonly 'lift-fault': LiftFault
  readonly 'passenger-trap': PassengerTrap
  readonly rbe: Rbe
  readonly lmd: Lmd
  readonly building: Building
  readonly complaint: Complaint
}
export type RecordName = keyof Records

type RecordScreen = {
  readonly [Name in RecordName]: {
    readonly name: 'record'
    readonly of: Name
    readonly row: Records[Name]
    /** From which record's list it was opened, if it was. */
    readonly scope?: ListScope | undefined
  }
}[RecordName]

/** One of several alarms that are acknowledged at once. */
export interface Marked {
  readonly id: string
  readonly name: string
}

/** A form, with the record that it changes. */
export interface OpenedForm {
  readonly view: FormView
  readonly row?: FormRow
  /** What the record is called in messages. */
  readonly subject: string
  readonly trail: readonly string[]
  /** Said above the fields. */
  readonly lead?: string
}

/** A screen, with what it is about as it was known when it was opened. */
export type Screen =
  | { readonly name: RootName }
  | RecordScreen
  | { readonly name: 'lift'; readonly id: string; readonly title: string; readonly row?: LiftRow }
  | { readonly name: 'list-of'; readonly list: ScopedListName; readonly scope: ListScope }
  | { readonly name: 'form'; readonly opened: OpenedForm }
  | {
      readonly name: 'acknowledge-marked'
      readonly view: FormView
      /** What their list is called. */
      readonly list: string
      readonly marked: readonly Marked[]
      readonly done: () => void
    }
  | {
      readonly name: 'filter'
      readonly title: TextKey
      readonly filters: ListFilters
      readonly values: FilterValues
      readonly apply: (values: FilterValues) => void
      /** Undefined where a list has no default filter. */
      readonly saveDefault?: (values: FilterValues) => void
    }
  | {
      readonly name: 'columns'
      readonly title: TextKey
      /** Those that can be left out. */
      readonly columns: readonly { readonly key: string; readonly title: TextKey }[]
      readonly hidden: readonly string[]
      readonly apply: (hidden: readonly string[]) => void
    }
  | { readonly name: 'link'; readonly title: string; readonly address: string }
  | { readonly name: 'palette'; readonly ids: readonly BindingId[]; readonly run: (id: BindingId) => void }
  | { readonly name: 'report-table'; readonly report: ReportKey }
  | { readonly name: 'settings' }
  | { readonly name: 'hand-over' }

export interface Navigation {
  readonly open: (screen: Screen) => void
  readonly back: () => void
  /** Goes to a screen that one switches to, leaving all that is above it. */
  readonly go: (name: RootName) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}
