import { menuPaths } from '@liftwatch/core/domain/console-paths'
import { permittedMenu } from '@liftwatch/core/domain/menu'
import { usePermissions } from '@liftwatch/core/hooks/session'

/** The path of the first screen that the user may see. One's own settings are no work to do. */
export function useFirstScreen(): string | undefined {
  const first = permittedMenu(usePermissions()).find(({ name }) => name !== 'settings')
  return first && menuPaths[first.name]
}
