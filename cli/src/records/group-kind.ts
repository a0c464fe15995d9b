import type { Client } from '@liftwatch/core/client/client'
import type { GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { pageSizeMax } from '@liftwatch/core/limits'
import { findNamed, type NamedKind } from './find-named'

/** The groups of the organisation in which one works. */
export const groupKind: NamedKind<GroupRow> = {
  argument: 'group',
  help: 'group, by name or id',
  detail: (client, id) => client.groups.detail({ id }),
  search: async (client, name) => (await client.groups.page({ name, size: pageSizeMax })).content,
  nameOf: ({ name }) => name,
}

/** Errors: `nameErrors`. */
export async function groupIdOf(client: Client, meant: string): Promise<string> {
  return (await findNamed(client, groupKind, meant)).id
}
