import { Link } from 'react-router-dom'
import { Outline } from '../../components/marks/icon'

interface MenuItemProps {
  readonly to: string
  readonly label: string
  readonly outline?: string | undefined
  /** Whether it is what is shown now. */
  readonly isHere: boolean
  readonly isCollapsed?: boolean
}

/** A link of the menu; collapsed, its outline alone. */
export function MenuItem({ to, label, outline, isHere, isCollapsed = false }: MenuItemProps) {
  return (
    <li>
      <Link
        className="lw-menu-row"
        to={to}
        aria-current={isHere ? 'page' : undefined}
        {...(isCollapsed && { 'data-collapsed': true, 'aria-label': label, title: label })}
      >
        {outline && <Outline path={outline} />}
        {!isCollapsed && label}
      </Link>
    </li>
  )
}
