import type { OrganizationRow } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { protectedRefusal } from './organizations'

/** Who administers organisations, or users of their own, with what they may do in this very call. */
export interface Administrator {
  readonly organization: { readonly id: string }
  readonly permissions: ReadonlySet<Permission>
}

/** Whether someone sees an organisation as a record: any, where they administer organisations; else their own. */
export function seesOrganization({ organization, permissions }: Administrator, id: string): boolean {
  return permissions.has('organization') || permissions.has('organization.write') || organization.id === id
}

/**
 * Why someone may not change how an organisation is reached: who administers no organisations changes their own alone.
 * Errors: protected-organization, no-permission.
 */
export function contactRefusal(
  { organization, permissions }: Administrator,
  { id, type }: Pick<OrganizationRow, 'id' | 'type'>,
): Refusal | undefined {
  const isAllowed = organization.id === id || permissions.has('organization.write')
  return protectedRefusal(type) ?? (isAllowed ? undefined : { code: 'no-permission' })
}
