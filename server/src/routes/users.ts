import { users } from '@liftwatch/core/contract/accounts/users'
import { parseSort } from '@liftwatch/core/contract/input'
import { groupsOfRoleRefusal } from '@liftwatch/core/domain/roles'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { changeMembers, type MemberToChange } from '../accounts/change-members'
import type { Database } from '../db/connect'
import { route, type Route } from '../http/route'
import { listGrantingGroups } from '../queries/group-members'
import { findIn, rowsOf } from '../queries/list-query'
import { memberList } from '../queries/members'
import { findOrganizationInSight } from '../queries/organizations'
import { readPage } from '../queries/row-source'
import { listRoutes } from './list-routes'

export const userRoutes: Route[] = [
  ...listRoutes({ calls: { page: users.page, detail: users.detail }, list: memberList }),

  route(users.ofOrganization, async ({ db, caller, input }) => {
    const { organizationId, page, size, sort, ...filter } = input
    const organization = await findOrganizationInSight(db, caller, organizationId)
    return readPage(db, rowsOf(memberList({ organization }), filter, parseSort(sort)), { page, size })
  }),

  route(users.save, async call => {
    const { db, caller, input } = call
    const { id, updatedAt, role, groupIds } = input
    const { organization } = caller
    throwIfRefused(groupsOfRoleRefusal(role, groupIds))
    const change = async (tx: Database, before: MemberToChange) => {
      if (role !== 'USER') return { ...before, role, groups: [] }
      if (!groupIds) return { ...before, role }
      const groups = await listGrantingGroups(tx, organization.id, groupIds)
      if (groups.length < new Set(groupIds).size) throw new AppError('not-found')
      return { ...before, role, groups }
    }
    await changeMembers(call, [id], change, { from: updatedAt })
    const saved = await findIn(db, memberList({ organization }), id)
    if (!saved) throw new AppError('not-found')
    return saved
  }),

  route(users.suspend, async call => ({
    changed: await changeMembers(call, call.input.ids, (_tx, before) => ({ ...before, status: 'INACTIVE' })),
  })),

  route(users.resume, async call => ({
    changed: await changeMembers(call, call.input.ids, (_tx, before) => ({ ...before, status: 'ACTIVE' })),
  })),

  // Who is no member any more was removed before: a repeat changes nothing.
  route(users.remove, async call => ({
    changed: await changeMembers(call, call.input.ids, () => undefined, { isMemberNeeded: false }),
  })),
]
