import type { OrganizationRow, OrganizationType } from '../contract/accounts/organizations'
import type { Permission } from '../contract/accounts/permissions'
import type { Refusal } from '../errors'
import { grantRefusal } from './grants'
import { defaultTypePermissions, isOfferable } from './permissions'

/** Why an organisation of this type cannot be created, viewed, renamed or suspended. Errors: protected-organization. */
export function protectedRefusal(type: OrganizationType): Refusal | undefined {
  return type === 'LIFTWATCH' ? { code: 'protected-organization' } : undefined
}

/**
 * Why an organisation can be neither suspended nor resumed. Errors: own-organization, protected-organization.
 * @param ownId the organisation of the one who asks
 */
export function suspendOrganizationRefusal(
  { id, type }: Pick<OrganizationRow, 'id' | 'type'>,
  ownId: string,
): Refusal | undefined {
  return id === ownId ? { code: 'own-organization' } : protectedRefusal(type)
}

/** Why an organisation has no councils to serve. Errors: protected-organization, not-an-emsu {name}. */
export function councilsRefusal({ type, name }: Pick<OrganizationRow, 'type' | 'name'>): Refusal | undefined {
  return protectedRefusal(type) ?? (type === 'EMSU' ? undefined : { code: 'not-an-emsu', params: { name } })
}

/**
 * Why the permissions cannot be taken from a type's list: LIFTWATCH's is fixed, and some are in no list.
 * Errors: protected-organization, protected-permission {name}.
 */
export function takeFromTypeRefusal(type: OrganizationType, permissions: readonly Permission[]): Refusal | undefined {
  const name = permissions.find(permission => !isOfferable(permission))
  return protectedRefusal(type) ?? (name && { code: 'protected-permission', params: { name } })
}

/**
 * Why they cannot be added to it: BCA's organisations change no alarms and no estate, and no one gives more than they have.
 * Errors: protected-organization, protected-permission {name}, bad-input, beyond-own-permissions {permissions}.
 * @param by who adds them, with what they may do themselves
 */
export function addToTypeRefusal(
  type: OrganizationType,
  permissions: readonly Permission[],
  by: { readonly permissions: ReadonlySet<Permission> },
): Refusal | undefined {
  const refused = takeFromTypeRefusal(type, permissions)
  if (refused) return refused
  const fitting = new Set(type === 'BCA' ? defaultTypePermissions(type) : permissions)
  if (permissions.some(permission => !fitting.has(permission))) return { code: 'bad-input' }
  return grantRefusal(by, permissions)
}
