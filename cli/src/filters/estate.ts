import { buildingFilter } from '@liftwatch/core/contract/buildings'
import { liftFilter } from '@liftwatch/core/contract/lifts'
import { lmdFilter } from '@liftwatch/core/contract/lmds'
import { z } from 'zod'
import { filterFlags } from './filter-flags'
import { buildingNameFlags, liftNameFlags, lmdFlag, postalCodeFlag } from './place-flags'

const { shape } = lmdFilter

export const liftFlags = filterFlags(liftFilter, [...liftNameFlags, lmdFlag, postalCodeFlag])

export const buildingFlags = filterFlags(buildingFilter, [...buildingNameFlags, postalCodeFlag])

/** A word of two, as the contract spells it. */
function wordOf(words: Readonly<Record<string, string>>, type: z.core.$ZodType): z.core.$ZodType {
  return z.preprocess(value => (typeof value === 'string' ? (words[value.toLowerCase()] ?? value) : value), type)
}

export const lmdFlags = filterFlags(lmdFilter, [
  ...buildingNameFlags,
  { flag: '--client-id <text>', name: 'clientId', description: 'client id of the device', type: shape.clientId },
  postalCodeFlag,
  {
    flag: '--software <version>',
    name: 'softwareVersion',
    description: 'software version',
    type: shape.softwareVersion,
  },
  {
    flag: '--online <state>',
    name: 'onlineFormat',
    description: 'online or offline',
    type: wordOf({ online: 'Online', offline: 'Offline' }, shape.onlineFormat),
  },
  {
    flag: '--test-call <state>',
    name: 'isTestCallOverdue',
    description: 'overdue or in-time',
    type: wordOf({ overdue: 'true', 'in-time': 'false' }, shape.isTestCallOverdue),
  },
])
