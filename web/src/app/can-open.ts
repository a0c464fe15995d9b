import type { ScreenPermission } from '@liftwatch/core/contract/accounts/permissions'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { builtScreens } from './built-screens'

/** Judges whether there is such a screen, and its reader may see it. */
export function useCanOpen(): (screen: ScreenPermission) => boolean {
  const permissions = usePermissions()
  return screen => builtScreens.has(screen) && permissions.has(screen)
}
