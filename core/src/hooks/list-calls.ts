import { buildings } from '../contract/buildings'
import { complaints } from '../contract/complaints'
import { deviceAlarms } from '../contract/device-alarms'
import type { Endpoint, FileEndpoint } from '../contract/endpoint'
import { liftFaults } from '../contract/lift-faults'
import { lifts } from '../contract/lifts'
import { lmds } from '../contract/lmds'
import { passengerTraps } from '../contract/passenger-traps'
import { rbes } from '../contract/rbes'

/** A call that answers a list. */
export interface ListCall {
  readonly endpoint: Endpoint
  /** What the call is always asked; the file knows it by itself. */
  readonly asks?: Readonly<Record<string, unknown>>
  /** The same list as a file, by the same filters. */
  readonly file?: FileEndpoint
  /** Whether it answers all rows at once, and takes neither page nor order. */
  readonly isWhole?: boolean
}

/** The call of each list, those of one record (its alarms, its lifts) among them. */
export const listCalls = {
  liftFaults: { endpoint: liftFaults.page, file: liftFaults.export },
  passengerTraps: { endpoint: passengerTraps.page, file: passengerTraps.export },
  rbes: { endpoint: rbes.page, file: rbes.export },
  lifts: { endpoint: lifts.page, file: lifts.export },
  lmds: { endpoint: lmds.page, file: lmds.export },
  buildings: { endpoint: buildings.page, file: buildings.export },
  /** When a lift was in maintenance mode, by the alarms of that code. */
  maintenance: {
    endpoint: deviceAlarms.page,
    file: deviceAlarms.exportMaintenance,
    asks: { errorCode: ['LM'] },
  },
  deviceAlarms: { endpoint: deviceAlarms.page, file: deviceAlarms.export },
  complaints: { endpoint: complaints.page, file: complaints.export },
  relatedFaults: {
    endpoint: liftFaults.byTrap,
    file: liftFaults.exportByTrap,
    isWhole: true,
  },
  liftsOfBuilding: { endpoint: buildings.lifts, file: buildings.exportLifts },
  liftsOfLmd: { endpoint: lmds.lifts, file: lmds.exportLifts },
} as const satisfies Record<string, ListCall>

export type ListedResource = keyof typeof listCalls
