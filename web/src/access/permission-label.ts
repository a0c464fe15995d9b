import type { Permission, ScreenPermission } from '@liftwatch/core/contract/accounts/permissions'
import type { Translate } from '@liftwatch/core/text/translate'
import { permissionWords } from '@liftwatch/core/views/permission-words'

/** What a permission opens; one that opens nothing yet is named by its screen, as its words could be any screen's. */
export function permissionLabel(t: Translate, permission: Permission): string {
  const words = permissionWords(permission)
  if (words !== 'permissions.nothing') return t(words)
  const [screen] = permission.split('.') as [ScreenPermission]
  return t('permissions.nothingOn', { screen: t(`screens.${screen}.name`) })
}
