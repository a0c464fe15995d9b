import type { InvitationRow } from '@liftwatch/core/contract/accounts/invitations'
import { AppError } from '@liftwatch/core/errors'
import { pageSizeMax } from '@liftwatch/core/limits'
import { listPages } from '../lists/paging'
import type { NamedKind } from './find-named'

/** Invitations into the organisation in which one works; by its address, the open one is meant. */
export const invitationKind: NamedKind<InvitationRow> = {
  argument: 'invitation',
  help: 'invitation, by e-mail address or id',
  async detail(client, id) {
    const pages = listPages((page, size) => client.invitations.page({ page, size }), { limit: Infinity })
    for await (const { content } of pages) {
      const found = content.find(row => row.id === id)
      if (found) return found
    }
    throw new AppError('not-found')
  },
  search: async (client, email) =>
    (await client.invitations.page({ email, status: 'OPEN', size: pageSizeMax })).content,
  nameOf: ({ email }) => email,
}
