import type { Client } from '@liftwatch/core/client/client'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import { groupIdOf } from '../records/group-kind'

/** What someone gets: a role, and for a USER the groups. */
export interface Access {
  readonly role: Role
  readonly groupIds?: string[] | undefined
}

/** The ids of groups that were named, each once. Errors: `nameErrors`. */
export async function groupIdsOf(client: Client, named: readonly string[]): Promise<string[]> {
  return [...new Set(await Promise.all(named.map(name => groupIdOf(client, name))))]
}

/** What was given by the flags of a role and groups, with the groups found. Errors: `nameErrors`. */
export async function accessOf(client: Client, given: Readonly<Record<string, unknown>>): Promise<Access> {
  const { role, groupIds: named } = given as { readonly role: Role; readonly groupIds?: readonly string[] }
  return named ? { role, groupIds: await groupIdsOf(client, named) } : { role }
}
