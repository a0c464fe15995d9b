import type { Client } from '@liftwatch/core/client/client'
import type { Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'

/** Who is logged in, where, and what they may do there: for the rules of what they administer. */
export interface Administrator {
  readonly userId: string
  readonly name: string
  readonly organizationId: string
  readonly role: Role
  readonly permissions: ReadonlySet<Permission>
}

export async function findAdministrator(client: Client): Promise<Administrator> {
  const [user, organization, permissions] = await Promise.all([
    client.session.user({}),
    client.organizations.selected({}),
    client.session.permissions({}),
  ])
  return {
    userId: user.id,
    name: user.nickname,
    organizationId: organization.id,
    role: organization.role,
    permissions: new Set(permissions),
  }
}
