import { type OrganizationType, type Role } from '../contract/accounts/organizations'
import { screenPermissions, type Permission, type ScreenPermission } from '../contract/accounts/permissions'

/** Screens through which an organisation is administered rather than lifts watched. */
const administrative: ReadonlySet<ScreenPermission> = new Set(['organization', 'user-management', 'user', 'group'])

/** Everyone who is in an organisation at all has it (decisions.md section 6). */
export const protectedPermission = 'home' satisfies Permission

function readAndWrite(screens: readonly ScreenPermission[]): Permission[] {
  return screens.flatMap(screen => [screen, `${screen}.write` as const])
}

function isWrite(permission: Permission): boolean {
  return permission.endsWith('.write')
}

function screenOf(permission: Permission): ScreenPermission {
  return permission.replace(/\.write$/, '') as ScreenPermission
}

/**
 * What an organisation of a type may do at most, unless its type's list was edited. BCA reads only; organisations are
 * LIFTWATCH's to administer (decisions.md section 6).
 */
export function defaultTypePermissions(type: OrganizationType): Permission[] {
  const all = readAndWrite(screenPermissions)
  if (type === 'LIFTWATCH') return all
  const withoutOrganization = all.filter(permission => screenOf(permission) !== 'organization')
  if (type === 'BCA')
    return withoutOrganization.filter(permission => !isWrite(permission) || administrative.has(screenOf(permission)))
  return withoutOrganization
}

/**
 * What a member may do: ADMIN all that its organisation may, SUPERUSER its operational part, USER what its groups grant
 * within it (decisions.md section 6).
 */
export function memberPermissions(
  role: Role,
  ofOrganization: readonly Permission[],
  ofGroups: readonly Permission[],
): Permission[] {
  const granted = new Set(ofGroups)
  return ofOrganization.filter(permission => {
    if (permission === protectedPermission || role === 'ADMIN') return true
    if (role === 'SUPERUSER') return !administrative.has(screenOf(permission))
    return granted.has(permission)
  })
}
