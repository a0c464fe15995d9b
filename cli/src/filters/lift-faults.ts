import { severity } from '@liftwatch/core/contract/alarms'
import { liftFaultFilter, liftFaults } from '@liftwatch/core/contract/lift-faults'
import { alarmStatusFlag, operationalStatusFlag } from './alarm-flags'
import type { FilterFlag } from './filter-flag'
import { dayFlags, filterFlags, stateName, stateWords } from './filter-flags'
import { liftNameFlags, lmdFlag, postalCodeFlag } from './place-flags'

const { shape } = liftFaultFilter

const own: readonly FilterFlag[] = [
  {
    flag: '--number <numbers>',
    name: 'alarmLiftFaultNumber',
    description: 'fault numbers, repeated or with commas between',
    type: shape.alarmLiftFaultNumber,
    isSeveral: true,
  },
  {
    flag: '--severity <severities>',
    name: 'severity',
    description: `${stateWords(severity)}, repeated or with commas between`,
    type: stateName(shape.severity),
    isSeveral: true,
  },
]

const withoutStatus = [
  ...liftNameFlags,
  alarmStatusFlag,
  ...own,
  lmdFlag,
  postalCodeFlag,
  ...dayFlags('startCreateTs', 'endCreateTs'),
]

/** The flags that filter lift faults. */
export const liftFaultFlags = filterFlags(liftFaultFilter, [operationalStatusFlag, ...withoutStatus])

/** Those of the numbers by status. */
export const liftFaultCountFlags = filterFlags(liftFaults.count.input, withoutStatus)
