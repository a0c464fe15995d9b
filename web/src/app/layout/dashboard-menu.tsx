import { useLocation } from 'react-router-dom'
import { useConfiguredDashboards } from '../configured-dashboards'
import { dashboardPath } from '../paths'
import { MenuGroup } from './menu-group'
import { MenuItem } from './menu-item'
import { MenuLink } from './menu-link'

/** The configured dashboards by their names; where none is, no one is led there. Its screen says why the list cannot be had. */
export function DashboardMenu({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { pathname } = useLocation()
  const { data, error } = useConfiguredDashboards()
  if (data ? data.length === 0 : !error) return null
  if (isCollapsed || !data) return <MenuLink name="dashboard" isCollapsed={isCollapsed} />
  return (
    <MenuGroup name="dashboard">
      {data.map(({ id, name }) => (
        <MenuItem key={id} to={dashboardPath(id)} label={name} isHere={pathname === dashboardPath(id)} />
      ))}
    </MenuGroup>
  )
}
