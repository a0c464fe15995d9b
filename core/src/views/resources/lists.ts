import type { ListName } from '../../contract/lists'
import type { ScreenName } from '../../contract/accounts/screens'
import type { ResourceView } from './resource-view'

interface Listed {
  /** Imports the view, and no sooner than it is wanted. */
  readonly view: () => Promise<Pick<ResourceView<never>, 'name' | 'table' | 'filters'>>
  /** Of those whose commands are made from their views. */
  readonly called?: Called
}

/** A list in the words of the command line's summaries. */
interface Called {
  readonly one: string
  readonly many: string
  /** Of the group of its commands, where that is not `many`. */
  readonly summary?: string
}

interface RootList extends Listed {
  readonly called: Called
  /** The console's screen of it. */
  readonly screen: ScreenName
  /** The key that leads to it in the monitor. */
  readonly key: string
}

/** The lists of all that one may see, by name; in the monitor they are screens, in this order. */
export const rootLists = {
  'lift-faults': {
    screen: 'lift-fault',
    key: '1',
    called: { one: 'lift fault', many: 'lift faults' },
    view: async () => (await import('./lift-faults')).liftFaultView,
  },
  'passenger-traps': {
    screen: 'passenger-trap',
    key: '2',
    called: { one: 'passenger trap', many: 'passenger traps' },
    view: async () => (await import('./passenger-traps')).passengerTrapView,
  },
  rbes: {
    screen: 'rbe',
    key: '3',
    called: { one: 'building alarm', many: 'building alarms' },
    view: async () => (await import('./rbes')).rbeView,
  },
  lifts: {
    screen: 'lifts',
    key: '4',
    called: { one: 'lift', many: 'lifts' },
    view: async () => (await import('./lifts')).liftView,
  },
  lmds: {
    screen: 'lmd',
    key: '5',
    called: { one: 'device', many: 'devices', summary: 'Lift monitoring devices' },
    view: async () => (await import('./lmds')).lmdView,
  },
  buildings: {
    screen: 'building',
    key: '6',
    called: { one: 'building', many: 'buildings' },
    view: async () => (await import('./buildings')).buildingView,
  },
  cases: {
    screen: 'case-management',
    key: '9',
    called: { one: 'case', many: 'cases', summary: 'Cases: complaints about lifts, and their handling' },
    view: async () => (await import('./cases')).caseView,
  },
  'switch-offs': {
    screen: 'oms-schedule',
    key: 'W',
    called: { one: 'planned switch-off', many: 'planned switch-offs', summary: 'Planned switch-offs of lifts' },
    view: async () => (await import('./switch-offs')).switchOffView,
  },
  'maintenance-checks': {
    screen: 'lm-checker',
    key: 'M',
    called: { one: 'maintenance check', many: 'maintenance checks' },
    view: async () => (await import('./maintenance-checks')).maintenanceCheckView,
  },
} as const satisfies Record<string, RootList>
export type RootListName = keyof typeof rootLists

/** Every list, by name: those of one record too, and those that are a part of another screen. */
export const allLists = {
  ...rootLists,
  audit: { view: async () => (await import('./audit')).auditView },
  'device-alarms': { view: async () => (await import('./device-alarms')).alarmsOfLiftView },
  maintenance: { view: async () => (await import('./device-alarms')).maintenanceView },
  complaints: { view: async () => (await import('./complaints')).complaintsOfLiftView },
  organizations: {
    called: {
      one: 'organisation',
      many: 'organisations',
      summary: 'All organisations and their types, for Liftwatch’s own administrators',
    },
    view: async () => (await import('./organizations')).organizationView,
  },
  users: { view: async () => (await import('./users')).userView },
  invitations: { view: async () => (await import('./invitations')).invitationView },
  'lift-checks': { view: async () => (await import('./maintenance-checks')).liftChecksView },
  groups: {
    called: { one: 'group', many: 'groups', summary: 'Groups of your organisation, and what they grant' },
    view: async () => (await import('./groups')).groupView,
  },
} as const satisfies Record<ListName, Listed>

/** Those that have words for commands. */
export type CalledList = {
  [Name in ListName]: (typeof allLists)[Name] extends { readonly called: Called } ? Name : never
}[ListName]

export const rootListNames = Object.keys(rootLists) as RootListName[]
