import { chakra } from '@chakra-ui/react'
import { menuPaths, type MenuName } from '@liftwatch/core/domain/console-paths'
import { Link, useLocation } from 'react-router-dom'
import { Icon, isIconName } from '../../components/marks/icon'
import { useTexts } from '../../texts'
import { isWithin } from './shown-entry'
import { menuRowStyle } from './menu-row-style'

interface MenuLinkProps {
  readonly name: MenuName
  readonly isCollapsed?: boolean
}

export function MenuLink({ name, isCollapsed = false }: MenuLinkProps) {
  const t = useTexts()
  const { pathname } = useLocation()
  const label = t(`console.menu.${name}`)
  return (
    <chakra.li>
      <chakra.a asChild css={menuRowStyle} {...(isCollapsed && { justifyContent: 'center', px: 0 })}>
        <Link
          to={menuPaths[name]}
          aria-current={isWithin(pathname, name) ? 'page' : undefined}
          {...(isCollapsed && { 'aria-label': label, title: label })}
        >
          {isIconName(name) && <Icon name={name} />}
          {!isCollapsed && label}
        </Link>
      </chakra.a>
    </chakra.li>
  )
}
