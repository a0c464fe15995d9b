import type { Client } from '../client/client'
import type { Complaint } from '../contract/alarms/case-rows'
import type { ComplaintStatus } from '../contract/alarms/case-fields'
import { AppError } from '../errors'
import { pageSizeMax } from '../limits'
import type { NewsSource } from './news-reader'

type Filter = Readonly<Record<string, unknown>>

const openStatuses: readonly ComplaintStatus[] = ['OPEN', 'NOT_COMPLETE', 'COMPLETE']

/** So many pages of changes are read: more would not be read by anyone, and this bounds what one look may cost. */
const changedPagesMax = 20

/** Cases within a filter, as they are now: the open ones, and all that were changed since an instant (epoch milliseconds). */
export function caseSource(
  client: Client,
  { filter = {}, since }: { readonly filter?: Filter; readonly since: () => number },
): NewsSource<Complaint> {
  /** Newest change first, as long as there is more to be had. */
  async function list(
    narrower: Filter,
    isEnough: (last: Complaint) => boolean,
    pagesMax: number,
  ): Promise<Complaint[]> {
    const rows: Complaint[] = []
    for (let page = 0; page < pagesMax; page += 1) {
      const asked = { ...filter, ...narrower, sort: 'updatedAt,DESC', page, size: pageSizeMax }
      const { content } = await client.complaints.page(asked)
      rows.push(...content)
      if (content.length < pageSizeMax || isEnough(content.at(-1)!)) break
    }
    return rows
  }

  return {
    async snapshot() {
      const changed = await list({}, ({ updatedAt }) => updatedAt < since(), changedPagesMax)
      const parts = [changed.filter(({ updatedAt }) => updatedAt >= since())]
      for (const status of openStatuses.filter(one => (filter['status'] ?? one) === one)) {
        parts.push(await list({ status }, () => false, Infinity))
      }
      const byId = new Map(parts.flat().map(row => [row.id, row]))
      return { rows: [...byId.values()].toSorted((a, b) => a.createdAt - b.createdAt), wholeFrom: -Infinity }
    },
    async find(id) {
      try {
        const { caseNo } = await client.complaints.detail({ id })
        // What matches is for the server to say: it alone knows how the filter is meant.
        const { content } = await client.complaints.page({ ...filter, caseNo, size: 1 })
        return content[0]
      } catch (error) {
        // Gone from this organisation's sight: an answer, and nothing to ask for again.
        if (error instanceof AppError && error.code === 'not-found') return undefined
        throw error
      }
    },
  }
}
