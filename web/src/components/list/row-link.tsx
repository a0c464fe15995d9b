import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

interface RowLinkProps {
  readonly to: To
  readonly label?: string | undefined
  readonly isNewWindow?: boolean
  readonly children: ReactNode
}

/** A link within a row that itself leads somewhere by a click. A window that it opens is in the organisation of its opener. */
export function RowLink({ to, label, isNewWindow = false, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      className="lw-row-link"
      aria-label={label}
      onClick={event => event.stopPropagation()}
      {...(isNewWindow && { target: '_blank', rel: 'opener' })}
    >
      {children}
    </Link>
  )
}
