import type { Caller } from '../client/caller'
import type { Complaint } from '../contract/alarms/case-rows'
import type { ComplaintStatus } from '../contract/alarms/case-fields'
import { complaints } from '../contract/alarms/complaints'
import { changedSource, type Filter } from './changed-source'
import type { NewsSource } from './news-reader'

const openStatuses: readonly ComplaintStatus[] = ['OPEN', 'NOT_COMPLETE', 'COMPLETE']

/** Cases within a filter, as they are now: the open ones, and all that were changed since an instant (epoch milliseconds). */
export function caseSource(
  client: Caller,
  { filter = {}, since }: { readonly filter?: Filter; readonly since: () => number },
): NewsSource<Complaint> {
  const statuses = openStatuses.filter(one => (filter['status'] ?? one) === one)
  return changedSource(
    {
      page: asked => client.call(complaints.page, { ...filter, ...asked }),
      open: statuses.map(status => ({ status })),
      async find(id) {
        const { caseNo } = await client.call(complaints.detail, { id })
        // What matches is for the server to say: it alone knows how the filter is meant.
        const { content } = await client.call(complaints.page, { ...filter, caseNo, size: 1 })
        return content[0]
      },
    },
    since,
  )
}
