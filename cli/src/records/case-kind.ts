import type { Client } from '@liftwatch/core/client/client'
import type { ComplaintDetail } from '@liftwatch/core/contract/alarms/case-rows'
import { caseNo } from '@liftwatch/core/contract/alarms/case-fields'
import type { NamedKind } from './find-named'

async function casesOfNumber(client: Client, typed: string): Promise<readonly ComplaintDetail[]> {
  const number = caseNo.safeParse(typed)
  if (!number.success) return []
  const { content } = await client.complaints.page({ caseNo: number.data })
  return Promise.all(content.map(({ id }) => client.complaints.detail({ id })))
}

/** Cases, which people call by their numbers. */
export const caseKind: NamedKind<ComplaintDetail> = {
  argument: 'case',
  help: 'case, by its number or id',
  detail: (client, id) => client.complaints.detail({ id }),
  search: casesOfNumber,
  nameOf: ({ caseNo }) => String(caseNo),
  // Of a number that there is not, another one that begins alike is no help.
  isExact: true,
}
