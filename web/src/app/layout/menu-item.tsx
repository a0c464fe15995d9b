import { Link } from 'react-router-dom'
import { Icon, type IconName } from '../../components/marks/icon'

interface MenuItemProps {
  readonly to: string
  readonly label: string
  readonly icon?: IconName | undefined
  /** Whether it is what is shown now. */
  readonly isHere: boolean
  readonly isCollapsed?: boolean
}

/** A link of the menu; collapsed, its icon alone. */
export function MenuItem({ to, label, icon, isHere, isCollapsed = false }: MenuItemProps) {
  return (
    <li>
      <Link
        className="lw-menu-row"
        to={to}
        aria-current={isHere ? 'page' : undefined}
        {...(isCollapsed && { 'data-collapsed': true, 'aria-label': label, title: label })}
      >
        {icon && <Icon name={icon} />}
        {!isCollapsed && label}
      </Link>
    </li>
  )
}
