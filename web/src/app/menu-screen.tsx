import { menuPaths, type MenuName } from '@liftwatch/core/domain/console-paths'
import { permittedMenu, type MenuEntry } from '@liftwatch/core/domain/menu'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useFirstScreen } from './first-screen'
import { ComingSoonPage, ForbiddenPage, NoLongerPermittedPage } from './message-pages'
import { comingPatterns, paths } from './paths'
import { screens } from './screens'

/** The paths that a menu entry answers for: a screen also for those below its own. */
export function menuPatterns(name: MenuName): string[] {
  const path = menuPaths[name]
  if (screens[name]) return [`${path}/*`]
  return [path, ...(comingPatterns[name] ?? []).map(pattern => `${path}/${pattern}`)]
}

/** Leads on to the first of the entries that the user may see. */
export function FirstPermitted({ of }: { readonly of: readonly MenuEntry[] }) {
  const [first] = permittedMenu(usePermissions(), of)
  if (!first) return <ForbiddenPage />
  return <Navigate to={menuPaths[first.name]} replace />
}

/** Where everyone begins. */
export function FirstScreen() {
  return <Navigate to={useFirstScreen() ?? paths.noPermission} replace />
}

/** A menu entry's screen, for whom it is permitted. */
export function MenuScreen({ name }: { readonly name: MenuName }) {
  const isPermitted = permittedMenu(usePermissions(), [{ name }]).length > 0
  const [wasPermitted, setWasPermitted] = useState(isPermitted)
  if (isPermitted && !wasPermitted) setWasPermitted(true)
  const Screen = screens[name] ?? ComingSoonPage
  if (isPermitted) return <Screen />
  return wasPermitted ? <NoLongerPermittedPage name={name} /> : <ForbiddenPage />
}
