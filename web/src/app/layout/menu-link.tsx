import { menuPaths, type MenuName } from '@liftwatch/core/domain/console-paths'
import { useLocation } from 'react-router-dom'
import { isIconName } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { MenuItem } from './menu-item'
import { isWithin } from './shown-entry'

interface MenuLinkProps {
  readonly name: MenuName
  readonly isCollapsed?: boolean
}

/** The link to a menu entry's screen. */
export function MenuLink({ name, isCollapsed = false }: MenuLinkProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <MenuItem
      to={menuPaths[name]}
      label={t(`console.menu.${name}`)}
      icon={isIconName(name) ? name : undefined}
      isHere={isWithin(pathname, name)}
      isCollapsed={isCollapsed}
    />
  )
}
