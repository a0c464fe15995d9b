import { outlineOf, screens, type ScreenName } from '@liftwatch/core/contract/accounts/screens'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../texts'
import { MenuItem } from './menu-item'
import { isWithin } from './shown-entry'

interface MenuLinkProps {
  readonly name: ScreenName
  readonly isCollapsed?: boolean
}

/** The link to a menu entry's screen. */
export function MenuLink({ name, isCollapsed = false }: MenuLinkProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <MenuItem
      to={screens[name].path}
      label={t(`screens.${name}.name`)}
      outline={outlineOf(name)}
      isHere={isWithin(pathname, name)}
      isCollapsed={isCollapsed}
    />
  )
}
