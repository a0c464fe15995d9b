import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import { AppError } from '@liftwatch/core/errors'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'
import { orNoTown } from './place-search'

/** Lifts, by their whole names. */
export const liftKind: NamedKind<LiftRow> = {
  argument: 'lift',
  help: 'lift, by its name, such as AMK-AMA1-205-A, or id',
  detail: (client, id) => client.lifts.detail({ id }),
  search: (client, typed) =>
    orNoTown(client.lifts.page({ ...(splitLiftName(typed) ?? { tc: typed }), size: pageSizeMax })),
  async refuseGone(client, typed) {
    const { name, retiredAt, reason } = await client.lifts.retired({ name: typed })
    throw new AppError('lift-retired', { params: { name, retiredAt, reason } })
  },
  nameOf: ({ name }) => name,
  isPlace: true,
}
