import { groups, type GroupPermissions } from '@liftwatch/core/contract/accounts/groups'
import type { Permission } from '@liftwatch/core/contract/accounts/permissions'
import { addToGroupRefusal, takeFromGroupRefusal } from '@liftwatch/core/domain/groups'
import { inScreenOrder, isProtected, withDependent, withNeeded } from '@liftwatch/core/domain/permissions'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { editGroup } from '../accounts/edit-group'
import { editOf, type Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { addGroupPermissions, findEditedGroup, removeGroupPermissions } from '../queries/groups'

/** What any group of the caller's organisation can grant. */
function offeredTo({ organizationPermissions }: Member): Permission[] {
  return inScreenOrder(organizationPermissions).filter(permission => !isProtected(permission))
}

function permissionsOf(caller: Member, granted: readonly Permission[]): GroupPermissions {
  const has = new Set(granted)
  return { granted: inScreenOrder(granted), offered: offeredTo(caller).filter(permission => !has.has(permission)) }
}

export const groupPermissionRoutes: Route[] = [
  route(groups.offered, ({ caller }) => Promise.resolve(offeredTo(caller))),

  route(groups.permissions, async ({ db, caller, input }) => {
    const { userId, organization } = caller
    const group = await findEditedGroup(db, { organizationId: organization.id, userId }, input.id)
    if (!group) throw new AppError('not-found')
    return permissionsOf(caller, group.granted)
  }),

  route(groups.addPermissions, call => {
    const { input } = call
    return editGroup(call, input.id, async (tx, group, caller) => {
      const { granted } = group
      const added = inScreenOrder(withNeeded(input.permissions)).filter(permission => !granted.includes(permission))
      throwIfRefused(addToGroupRefusal(caller, group, added))
      if (added.length === 0) return { answer: permissionsOf(caller, granted) }
      await addGroupPermissions(tx, input.id, added, editOf(call))
      return { answer: permissionsOf(caller, [...granted, ...added]), detail: { permissions: added } }
    })
  }),

  route(groups.removePermissions, call => {
    const { input } = call
    return editGroup(call, input.id, async (tx, group, caller) => {
      throwIfRefused(takeFromGroupRefusal(caller, group, input.permissions))
      const taken = new Set<Permission>(withDependent(input.permissions))
      const removed = group.granted.filter(permission => taken.has(permission))
      const left = group.granted.filter(permission => !taken.has(permission))
      if (removed.length === 0) return { answer: permissionsOf(caller, left) }
      await removeGroupPermissions(tx, input.id, removed, editOf(call))
      return { answer: permissionsOf(caller, left), detail: { permissions: removed } }
    })
  }),
]
