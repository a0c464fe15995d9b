import type { Building } from '@liftwatch/core/contract/estate/buildings'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'
import { orNoTown } from './place-search'

/** Buildings, by their whole names. */
export const buildingKind: NamedKind<Building> = {
  argument: 'building',
  help: 'building, by its name, such as AMK-AMA1-205, or id',
  detail: (client, id) => client.buildings.detail({ id }),
  async search(client, typed) {
    // A lift's name is none of a building.
    const { tc, pfx, blk, lift } = splitLiftName(typed) ?? { tc: typed }
    return lift ? [] : orNoTown(client.buildings.page({ tc, pfx, blk, size: pageSizeMax }))
  },
  nameOf: ({ name }) => name,
  isPlace: true,
}
