import { screenPermissions, type Permission } from '@liftwatch/core/contract/accounts/permissions'
import { rankedChoices } from '@liftwatch/core/domain/ranked-choices'
import { isProtected } from '@liftwatch/core/domain/permissions'
import { useMemo, useState } from 'react'
import { useTexts } from '../texts'
import { permissionLabel } from './permission-label'

const inOrder: readonly Permission[] = screenPermissions.flatMap(screen => [screen, `${screen}.write` as const])

/** One side of the permission editor: what is there, what of it was searched for, and what of that is ticked. */
export function usePermissionSide(permissions: readonly Permission[], typed: string) {
  const t = useTexts()
  const [ticks, tick] = useState<readonly Permission[]>([])
  const { all, shown } = useMemo(() => {
    const here = new Set(permissions)
    // What everyone has is no one's to give or take.
    const all = inOrder.filter(permission => here.has(permission) && !isProtected(permission))
    const found = new Set(
      rankedChoices(
        all.map(permission => ({ value: permission as string, label: permissionLabel(t, permission) })),
        typed,
      ).map(({ value }) => value),
    )
    return { all, shown: all.filter(permission => found.has(permission)) }
  }, [permissions, typed, t])
  // What has left the side, or is hidden by the search, is not meant any more.
  const ticked = useMemo(() => new Set(ticks.filter(permission => shown.includes(permission))), [ticks, shown])
  return { all, shown, ticked, tick }
}
