import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'

/** The members of the organisation in which one works. */
export const userKind: NamedKind<MemberRow> = {
  argument: 'user',
  help: 'user, by e-mail address or id',
  detail: (client, id) => client.users.detail({ id }),
  search: async (client, search) => (await client.users.page({ search, size: pageSizeMax })).content,
  nameOf: ({ email }) => email,
}
