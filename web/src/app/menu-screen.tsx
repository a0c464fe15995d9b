import { screens, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { permittedMenu, type MenuEntry } from '@liftwatch/core/domain/menu'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { firstScreen } from './built-menu'
import { ForbiddenPage, NoLongerPermittedPage } from './message-pages'
import { paths } from './paths'
import { screenPages } from './screen-pages'

/** Leads on to the first of the entries that the user may see. */
export function FirstPermitted({ of }: { readonly of: readonly MenuEntry[] }) {
  const [first] = permittedMenu(usePermissions(), of)
  if (!first) return <ForbiddenPage />
  return <Navigate to={screens[first.name].path} replace />
}

/** Where everyone begins. */
export function FirstScreen() {
  return <Navigate to={firstScreen(usePermissions()) ?? paths.noPermission} replace />
}

/** A menu entry's screen, for whom it is permitted. */
export function MenuScreen({ name }: { readonly name: ScreenName }) {
  const isPermitted = permittedMenu(usePermissions(), [{ name }]).length > 0
  const [wasPermitted, setWasPermitted] = useState(isPermitted)
  if (isPermitted && !wasPermitted) setWasPermitted(true)
  const Screen = screenPages[name]!
  if (isPermitted) return <Screen />
  return wasPermitted ? <NoLongerPermittedPage name={name} /> : <ForbiddenPage />
}
