import type { ListName } from '../../contract/lists'
import type { ScreenName } from '../../contract/accounts/screens'
import type { ResourceView } from './resource-view'

interface Listed {
  /** Imports the view, and no sooner than it is wanted. */
  readonly view: () => Promise<Pick<ResourceView<never>, 'name' | 'table' | 'filters'>>
}

interface RootList extends Listed {
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
    view: async () => (await import('./lift-faults')).liftFaultView,
  },
  'passenger-traps': {
    screen: 'passenger-trap',
    key: '2',
    view: async () => (await import('./passenger-traps')).passengerTrapView,
  },
  rbes: { screen: 'rbe', key: '3', view: async () => (await import('./rbes')).rbeView },
  lifts: { screen: 'lifts', key: '4', view: async () => (await import('./lifts')).liftView },
  lmds: { screen: 'lmd', key: '5', view: async () => (await import('./lmds')).lmdView },
  buildings: { screen: 'building', key: '6', view: async () => (await import('./buildings')).buildingView },
  cases: { screen: 'case-management', key: '9', view: async () => (await import('./cases')).caseView },
  'switch-offs': {
    screen: 'oms-schedule',
    key: 'W',
    view: async () => (await import('./switch-offs')).switchOffView,
  },
  'maintenance-checks': {
    screen: 'lm-checker',
    key: 'M',
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
  organizations: { view: async () => (await import('./organizations')).organizationView },
  users: { view: async () => (await import('./users')).userView },
  invitations: { view: async () => (await import('./invitations')).invitationView },
  'lift-checks': { view: async () => (await import('./maintenance-checks')).liftChecksView },
  groups: { view: async () => (await import('./groups')).groupView },
} as const satisfies Record<ListName, Listed>

export const rootListNames = Object.keys(rootLists) as RootListName[]
