import type { OrganizationType, Role } from '../contract/accounts/organizations'
import {
  isWritableScreen,
  screenPermissions,
  type Permission,
  type ScreenPermission,
} from '../contract/accounts/permissions'

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

/** What those who look after devices do not write, unless their type's list was edited (decisions.md section 12). */
const notOfVendors: ReadonlySet<ScreenPermission> = new Set([
  'case-management',
  'oms-schedule',
  'lm-schedule',
  'lm-checker',
])

/** All permissions that open something, X before X.write. */
const opening = readAndWrite(screenPermissions).filter(
  permission => !isWrite(permission) || isWritableScreen(screenOf(permission)),
)

/** All that the list of a type could ever have. BCA reads only; organisations are LIFTWATCH's to administer (decisions.md section 6). */
function possiblePermissions(type: OrganizationType): readonly Permission[] {
  if (type === 'LIFTWATCH') return opening
  const withoutOrganization = opening.filter(permission => screenOf(permission) !== 'organization')
  if (type === 'BCA')
    return withoutOrganization.filter(permission => !isWrite(permission) || administrative.has(screenOf(permission)))
  return withoutOrganization
}

/** What an organisation of a type may do at most, unless its type's list was edited. */
export function defaultTypePermissions(type: OrganizationType): readonly Permission[] {
  const possible = possiblePermissions(type)
  if (type !== 'LMD_VENDOR') return possible
  return possible.filter(permission => !(isWrite(permission) && notOfVendors.has(screenOf(permission))))
}

/** What the organisations of a type may do at most, by its edited list where there is one (decisions.md section 14). */
export function typePermissions(type: OrganizationType, edited: readonly Permission[] | null): readonly Permission[] {
  return type === 'LIFTWATCH' || edited === null ? defaultTypePermissions(type) : [protectedPermission, ...edited]
}

/** Whether it can be neither given nor taken away, as everyone has it. */
export function isProtected(permission: Permission): boolean {
  return screenOf(permission) === protectedPermission
}

/** Of LIFTWATCH alone, or of everyone: what no list of a type has (decisions.md section 14). */
export function isOfferable(permission: Permission): boolean {
  return !isProtected(permission) && screenOf(permission) !== 'organization'
}

/** All that the list of a type can have. */
export function listablePermissions(type: OrganizationType): Permission[] {
  return possiblePermissions(type).filter(isOfferable)
}

/** The list of a type as it is edited: without what no list has. */
export function listedPermissions(type: OrganizationType, edited: readonly Permission[] | null): Permission[] {
  return typePermissions(type, edited).filter(isOfferable)
}

/** Each once, in the order of the screens, X before X.write. */
export function inScreenOrder(permissions: readonly Permission[]): Permission[] {
  const wanted = new Set(permissions)
  return readAndWrite(screenPermissions).filter(permission => wanted.has(permission))
}

/** With what they need: X.write brings X. */
export function withNeeded(permissions: readonly Permission[]): Permission[] {
  return [...new Set([...permissions, ...permissions.map(screenOf)])]
}

/** With what goes with them: X takes X.write along. */
export function withDependent(permissions: readonly Permission[]): Permission[] {
  return [...new Set(permissions.flatMap(permission => [permission, `${screenOf(permission)}.write` as const]))]
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
