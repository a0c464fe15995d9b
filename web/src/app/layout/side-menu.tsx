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
    <nav className="lw-menu" aria-label={t('console.shell.mainMenu')} data-collapsed={isCollapsed || undefined}>
      <div>
        <img src={productIcon} alt="" width={24} height={24} />
        {!isCollapsed && <span>{t('session.product')}</span>}
      </div>
      <ul>
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
      </ul>
    </nav>
  )
}
