import type { ScreenPermission } from '@liftwatch/core/contract/accounts/permissions'
import { detailPath } from '@liftwatch/core/domain/console-paths'
import type { ReactNode } from 'react'
import { RowLink } from '../components/list/row-link'
import { useCanOpen } from './can-open'

interface RecordLinkProps {
  /** The screen that has the detail. */
  readonly name: ScreenPermission
  /** Null where there is no such thing. */
  readonly id: string | null
  readonly isNewWindow?: boolean
  readonly children: ReactNode
}

/** A name that leads to the detail of what it names; only a name for who may not see that, or where there is no screen for it yet. */
export function RecordLink({ name, id, isNewWindow = false, children }: RecordLinkProps) {
  const canOpen = useCanOpen()
  if (id === null) return '-'
  if (!canOpen(name)) return children
  return (
    <RowLink to={detailPath(name, id)} isNewWindow={isNewWindow}>
      {children}
    </RowLink>
  )
}
