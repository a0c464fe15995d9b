import { passengerTrapFilter, passengerTraps } from '@liftwatch/core/contract/passenger-traps'
import { alarmStatusFlag, operationalStatusFlag } from './alarm-flags'
import { dayFlags, filterFlags } from './filter-flags'
import { liftNameFlags, lmdFlag, postalCodeFlag } from './place-flags'

const { shape } = passengerTrapFilter

const withoutStatus = [
  ...liftNameFlags,
  alarmStatusFlag,
  { flag: '--company <name>', name: 'company', description: 'lift company, from its beginning', type: shape.company },
  { flag: '--team <name>', name: 'team', description: 'team that was sent', type: shape.team },
  lmdFlag,
  postalCodeFlag,
  ...dayFlags('startTs', 'endTs'),
]

/** The flags that filter passenger traps. */
export const passengerTrapFlags = filterFlags(passengerTrapFilter, [operationalStatusFlag, ...withoutStatus])

/** Those of the numbers by status. */
export const passengerTrapCountFlags = filterFlags(passengerTraps.count.input, withoutStatus)
