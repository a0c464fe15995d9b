import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { isService } from '@liftwatch/core/domain/service-accounts'
import { AppError } from '@liftwatch/core/errors'
import { pageSizeMax } from '@liftwatch/core/limits'
import type { NamedKind } from './find-named'

/** The members of the organisation in which one works. */
export const userKind: NamedKind<MemberRow> = {
  argument: 'user',
  help: 'user, by e-mail address or id; a service account by its name',
  detail: (client, id) => client.users.detail({ id }),
  search: async (client, search) => (await client.users.page({ search, size: pageSizeMax })).content,
  nameOf: ({ email, nickname }) => email ?? nickname,
}

/** The service accounts among them. A person's id names none of these. */
export const serviceAccountKind: NamedKind<MemberRow> = {
  argument: 'account',
  help: 'service account, by name or id',
  async detail(client, id) {
    const row = await client.users.detail({ id })
    if (!isService(row)) throw new AppError('not-found')
    return row
  },
  search: async (client, search) => (await client.users.page({ search, kind: 'SERVICE', size: pageSizeMax })).content,
  nameOf: ({ nickname }) => nickname,
}
