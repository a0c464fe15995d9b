import type { Caller } from '../client/caller'
import { switchOffs, type SwitchOff } from '../contract/estate/switch-offs'
import { pageSizeMax } from '../limits'
import { changedSource, type Filter } from './changed-source'
import type { NewsSource } from './news-reader'

const closed: ReadonlySet<unknown> = new Set(['CLOSED', 'HISTORY'])

/** Switch-offs within a filter, as they are now: the open ones, and all that were changed since an instant (epoch milliseconds). */
export function switchOffSource(
  client: Caller,
  { filter = {}, since }: { readonly filter?: Filter; readonly since: () => number },
): NewsSource<SwitchOff> {
  const { tab = 'OPEN' } = filter
  return changedSource(
    {
      page: asked => client.call(switchOffs.page, { ...filter, ...asked }),
      open: closed.has(tab) ? [] : [{ tab }],
      async find(id) {
        const { liftId } = await client.call(switchOffs.detail, { id })
        if ((filter['liftId'] ?? liftId) !== liftId) return undefined
        // What matches is for the server to say: it alone knows how the filter is meant.
        const asked = { ...filter, liftId, sort: 'updatedAt,DESC', size: pageSizeMax }
        const { content } = await client.call(switchOffs.page, asked)
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
