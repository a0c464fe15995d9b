import type { Client } from '@liftwatch/core/client/client'
import type { GroupRow } from '@liftwatch/core/contract/accounts/groups'
import { findAdministrator, type Administrator } from '../records/administrator'

/** Who would change groups, and how a group looks to them, for the rules of a dry run. */
interface GroupEditor {
  readonly by: Administrator
  readonly seen: (group: GroupRow) => { readonly name: string; readonly isOwn: boolean }
}

export async function findGroupEditor(client: Client): Promise<GroupEditor> {
  const by = await findAdministrator(client)
  const { groups: own } = await client.users.detail({ id: by.userId })
  return {
    by,
    seen: ({ id, name }: GroupRow) => ({ name, isOwn: own.some(group => group.id === id) }),
  }
}
