import type { Permission, ScreenPermission } from '../contract/accounts/permissions'
import { permissions } from '../text/en/permissions'
import type { TextKey } from '../text/translate'

/** What a permission opens, in a sentence; that of the writes of a screen without any opens nothing yet. */
export function permissionWords(permission: Permission): TextKey {
  const screen = permission.replace(/\.write$/, '') as ScreenPermission
  if (screen === permission) return `permissions.read.${screen}`
  return screen in permissions.write
    ? `permissions.write.${screen as keyof typeof permissions.write}`
    : 'permissions.nothing'
}
