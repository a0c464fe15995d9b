import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { inScreenOrder, withDependent, withNeeded } from '@liftwatch/core/domain/permissions'
import type { PermissionList } from './permission-list'

/** The list once permissions are granted: with what they need. */
export function granting({ granted, offered }: PermissionList, permissions: readonly Permission[]): PermissionList {
  const more = withNeeded(permissions).filter(one => offered.includes(one))
  return { granted: inScreenOrder([...granted, ...more]), offered: offered.filter(one => !more.includes(one)) }
}

/** The list once permissions are taken away: with what goes with them. */
export function revoking({ granted, offered }: PermissionList, permissions: readonly Permission[]): PermissionList {
  const less = withDependent(permissions).filter(one => granted.includes(one))
  return { granted: granted.filter(one => !less.includes(one)), offered: inScreenOrder([...offered, ...less]) }
}
