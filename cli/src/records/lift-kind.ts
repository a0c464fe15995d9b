import type { LiftRow } from '@liftwatch/core/contract/estate/lifts'
import { splitLiftName } from '@liftwatch/core/domain/lift-name'
import { AppError } from '@liftwatch/core/errors'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'

/** Lifts, by their whole names. */
export const liftKind: NamedKind<LiftRow> = {
  argument: 'lift',
  help: 'lift, by its name, such as AMK-AMA1-205-A, or id',
  detail: (client, id) => client.lifts.detail({ id }),
  async search(client, typed) {
    const parts = splitLiftName(typed) ?? { tc: typed }
    try {
      return (await client.lifts.page({ ...parts, size: pageSizeMax })).content
    } catch (error) {
      // A name that begins with no town is the name of no lift: nothing is wrong with the call.
      if (error instanceof AppError && error.code === 'unknown-town') return []
      throw error
    }
  },
  nameOf: ({ name }) => name,
}
