import { isWritableScreen, type Permission, type ScreenPermission } from '../contract/accounts/permissions'
import type { TextKey } from '../text/translate'

/** What a permission opens, in a sentence; that of the writes of a screen without any opens nothing yet. */
export function permissionWords(permission: Permission): TextKey {
  const screen = permission.replace(/\.write$/, '') as ScreenPermission
  if (screen === permission) return `screens.${screen}.read`
  return isWritableScreen(screen) ? `screens.${screen}.write` : 'permissions.nothing'
}
