import { chakra, Flex } from '@chakra-ui/react'
import { permittedMenu } from '@liftwatch/core/domain/menu'
import { usePermissions } from '@liftwatch/core/hooks/session'
import productIcon from '../../icon.svg'
import { useTexts } from '../../texts'
import { builtMenu } from '../built-menu'
import { DashboardMenu } from './dashboard-menu'
import { MenuGroup } from './menu-group'
import { MenuLink } from './menu-link'

/** The permitted screens; collapsed, a parent leads straight to its first child. */
export function SideMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const t = useTexts()
  const entries = permittedMenu(usePermissions(), builtMenu)
  return (
    <Flex as="nav" aria-label={t('console.shell.mainMenu')} direction="column" h="full">
      <Flex
        align="center"
        gap="3"
        h="12"
        flexShrink={0}
        px={isCollapsed ? 0 : '4'}
        justify={isCollapsed ? 'center' : 'start'}
      >
        <img src={productIcon} alt="" width={24} height={24} />
        {!isCollapsed && (
          <chakra.span textStyle="md" fontWeight="semibold">
            {t('session.product')}
          </chakra.span>
        )}
      </Flex>
      <chakra.ul flex="1" overflowY="auto" px="2" pb="4">
        {entries.map(({ name, children }) => {
          if (name === 'dashboard') return <DashboardMenu key={name} isCollapsed={isCollapsed} />
          if (!children || isCollapsed) return <MenuLink key={name} name={name} isCollapsed={isCollapsed} />
          return (
            <MenuGroup key={name} name={name}>
              {children.map(child => (
                <MenuLink key={child.name} name={child.name} />
              ))}
            </MenuGroup>
          )
        })}
      </chakra.ul>
    </Flex>
  )
}
