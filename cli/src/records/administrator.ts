import type { Client } from '@liftwatch/core/client/client'
import type { OrganizationType, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import type { Editor } from '@liftwatch/core/views/forms/form-view'

/** Who is logged in, where, and what they may do there: for the rules of what they administer. */
export interface Administrator {
  readonly userId: string
  readonly name: string
  readonly organizationId: string
  readonly organizationType: OrganizationType
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
    organizationType: organization.type,
    role: organization.role,
    permissions: new Set(permissions),
  }
}

/** The same, as the rules of forms ask for it. */
export async function findEditor(client: Client): Promise<Editor> {
  const { userId: id, name, organizationType, role, permissions } = await findAdministrator(client)
  return { id, name, organizationType, role, permissions }
}
