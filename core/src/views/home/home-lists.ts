import type { ScreenPermission } from '../../contract/accounts/permissions'
import type { complaints } from '../../contract/alarms/complaints'
import type { switchOffs } from '../../contract/estate/switch-offs'
import type { InputOf } from '../../contract/endpoint'
import type { LiftFaultFilter } from '../../contract/alarms/lift-faults'
import type { PassengerTrapFilter } from '../../contract/alarms/passenger-traps'
import type { RbeFilter } from '../../contract/alarms/rbes'
import type { LiftFilter } from '../../contract/estate/lifts'
import type { LmdFilter } from '../../contract/estate/lmds'
import type { WaitingPart } from '../../domain/home'

/** A list, and the filter under which it has exactly what a figure of the home page counts. */
export interface HomeList {
  /** The screen that has it. */
  readonly screen: ScreenPermission
  /** By the names of the list's call. */
  readonly filter: Readonly<Record<string, string | readonly string[]>>
}

/** The lists of one screen, by what is in them. */
function listsOf<Filter>() {
  return <Name extends string>(
    screen: ScreenPermission,
    filters: Readonly<Record<Name, Filter>>,
  ): Readonly<Record<Name, HomeList>> => {
    const named = Object.entries<Filter>(filters).map(([name, filter]) => [name, { screen, filter }])
    return Object.fromEntries(named) as Record<Name, HomeList>
  }
}

const open = { operationalStatus: 'OPEN' } as const
const grave = ['BREAKDOWN', 'URGENT'] as const

/** The lists behind the figures. */
export const homeLists = {
  liftFaults: listsOf<LiftFaultFilter>()('lift-fault', {
    open,
    breakdown: { ...open, severity: [...grave] },
    deployment: { operationalStatus: 'DEPLOYMENT' },
    outstanding: { operationalStatus: 'OUTSTANDING' },
    waiting: { ...open, severity: [...grave], isWaiting: 'true' },
  }),
  passengerTraps: listsOf<PassengerTrapFilter>()('passenger-trap', {
    open,
    waiting: { ...open, isWaiting: 'true' },
  }),
  rbes: listsOf<RbeFilter>()('rbe', { open }),
  lifts: listsOf<LiftFilter>()('lifts', { all: {}, outOfService: { isOutOfService: 'true' } }),
  complaints: listsOf<InputOf<typeof complaints.page>>()('case-management', {
    open: { status: 'OPEN' },
    waiting: { status: 'OPEN', priority: 'IMMEDIATE' },
  }),
  switchOffs: listsOf<InputOf<typeof switchOffs.page>>()('oms-schedule', {
    open: { tab: 'OPEN' },
    closed: { tab: 'CLOSED' },
    waiting: { tab: 'DELAY' },
  }),
  lmds: listsOf<LmdFilter>()('lmd', { all: {}, silent: { onlineFormat: 'Offline' } }),
} as const

/** The lists of what waits, by its parts: all of it, where the page has the most urgent alone. */
export const waitingLists: { readonly [Part in WaitingPart]?: HomeList } = {
  passengerTraps: homeLists.passengerTraps.waiting,
  liftFaults: homeLists.liftFaults.waiting,
  switchOffs: homeLists.switchOffs.waiting,
  complaints: homeLists.complaints.waiting,
  lmds: homeLists.lmds.silent,
}
