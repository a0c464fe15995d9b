import type { Client } from '../client/client'
import type { SwitchOff } from '../contract/estate/switch-offs'
import { pageSizeMax } from '../limits'
import { changedSource, type Filter } from './changed-source'
import type { NewsSource } from './news-reader'

const closed: ReadonlySet<unknown> = new Set(['CLOSED', 'HISTORY'])

/** Switch-offs within a filter, as they are now: the open ones, and all that were changed since an instant (epoch milliseconds). */
export function switchOffSource(
  client: Client,
  { filter = {}, since }: { readonly filter?: Filter; readonly since: () => number },
): NewsSource<SwitchOff> {
  const { tab = 'OPEN' } = filter
  return changedSource(
    {
      page: asked => client.switchOffs.page({ ...filter, ...asked }),
      open: closed.has(tab) ? [] : [{ tab }],
      async find(id) {
        const { liftId } = await client.switchOffs.detail({ id })
        if ((filter['liftId'] ?? liftId) !== liftId) return undefined
        // What matches is for the server to say: it alone knows how the filter is meant.
        const asked = { ...filter, liftId, sort: 'updatedAt,DESC', size: pageSizeMax }
        const { content } = await client.switchOffs.page(asked)
        return content.find(one => one.id === id)
      },
    },
    since,
  )
}

/** What of a switch-off is news when it changes: not each minute of its delay. */
export function switchOffNews({ delay, ...row }: SwitchOff): string {
  return JSON.stringify([row, delay !== null])
}
