import { liftSearchInput } from '@liftwatch/core/contract/input'
import { liftFilter } from '@liftwatch/core/contract/lifts'
import type { FilterFlag } from './filter-flag'

const { tc, pfx, blk, lift } = liftSearchInput.shape

/** The parts of a building's name. */
export const buildingNameFlags: readonly FilterFlag[] = [
  {
    flag: '--town-council <text>',
    name: 'tc',
    description: 'first part of the lift name, from its beginning',
    type: tc,
  },
  { flag: '--prefix <text>', name: 'pfx', description: 'second part of the lift name, from its beginning', type: pfx },
  { flag: '--block <text>', name: 'blk', description: 'block, from its beginning', type: blk },
]

/** The parts of a lift's name. */
export const liftNameFlags: readonly FilterFlag[] = [
  ...buildingNameFlags,
  { flag: '--lift <text>', name: 'lift', description: 'lift number, from its beginning', type: lift },
]

export const lmdFlag: FilterFlag = {
  flag: '--lmd <client-id>',
  name: 'lmdClientId',
  description: 'device',
  type: liftFilter.shape.lmdClientId,
}

export const postalCodeFlag: FilterFlag = {
  flag: '--postal-code <code>',
  name: 'postalCode',
  description: 'postal code of the block',
  type: liftFilter.shape.postalCode,
}
