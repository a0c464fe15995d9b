import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import type { ReportKey } from '@liftwatch/core/views/report-keys'
import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { RootListName } from '@liftwatch/core/views/resources/lists'
import type { RecordOf } from '@liftwatch/core/views/resources/resource-views'
import { createContext, useContext, type ComponentType } from 'react'
import type { CaseSubject } from '@liftwatch/core/views/forms/cases'
import type { FormRow, FormView } from '@liftwatch/core/views/forms/form-view'
import type { ListFilters } from '@liftwatch/core/views/filters/filter-field'
import type { FilterValues } from '../program/filter-values'
import type { BindingId } from '../input/keys'

/** The screens that one switches between; what is opened from them is above them. */
export type RootName = 'overview' | RootListName | 'activity' | 'reports'

/** The record that a list is of, where it is of one: given by the screen that opens it. */
export interface ListScope {
  readonly id: string
  /** Where one came from, the record's name last. */
  readonly trail: readonly [string, ...string[]]
}

export type ListScreen = ComponentType<{ readonly scope?: ListScope }>

/** The lists whose records have a detail. */
export type RecordsName = RootListName | 'complaints'

/** The detail of a record, by the name of its list. */
type RecordScreen = {
  readonly [Name in RecordsName]: {
    readonly name: 'record'
    readonly of: Name
    readonly row: RecordOf<Name>
    /** From which record's list it was opened, if it was. */
    readonly scope?: ListScope | undefined
  }
}[RecordsName]

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
  /** The screen of what was sent, by what the call answered; without it one is back where the form was opened. */
  readonly next?: (answer: unknown) => Screen
}

/** A screen, with what it is about as it was known when it was opened. */
export type Screen =
  | { readonly name: RootName }
  | RecordScreen
  | { readonly name: 'lift'; readonly id: string; readonly title: string; readonly row?: LiftRow }
  | { readonly name: 'list-of'; readonly list: string; readonly List: ListScreen; readonly scope: ListScope }
  | { readonly name: 'form'; readonly opened: OpenedForm }
  | {
      readonly name: 'log-case'
      readonly subject: CaseSubject
      readonly liftName: string
      readonly trail: readonly string[]
    }
  | {
      readonly name: 'choose-lift'
      /** What it is chosen for. */
      readonly title: TextKey
      /** What is opened of the chosen one, in place of the choice. */
      readonly next: (lift: LiftRow) => Screen
    }
  | { readonly name: 'maintenance-month'; readonly liftId: string; readonly title: string }
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
  /**
   * Goes to a screen that one switches to, leaving all that is above it.
   * @param values the filter that its list has then; as one has left it, if they are left out
   */
  readonly go: (name: RootName, values?: FilterValues) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export const NavigationProvider = NavigationContext.Provider

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing')
  return navigation
}
