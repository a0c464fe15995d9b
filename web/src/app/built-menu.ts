import { menuTree, menuWhere, permittedMenu } from '@liftwatch/core/domain/menu'
import { protectedPermission } from '@liftwatch/core/domain/permissions'
import { screens } from '@liftwatch/core/contract/accounts/screens'
import { builtScreens } from './built-screens'

/** The menu of the screens that there are. */
export const builtMenu = menuWhere(name => builtScreens.has(name), menuTree)

/**
 * The path of the first screen that these permissions show; undefined where they open none. One's own settings are no work to do,
 * and a home page by itself, which everyone may see, has nothing to say.
 */
export function firstScreen(permissions: ReadonlySet<string>): string | undefined {
  const entries = permittedMenu(permissions, builtMenu).filter(({ name }) => name !== 'settings')
  return entries.some(({ name }) => name !== protectedPermission) ? screens[entries[0]!.name].path : undefined
}
