import { groups } from '@liftwatch/core/contract/accounts/groups'
import { parseSort } from '@liftwatch/core/contract/input'
import { addMembersRefusal } from '@liftwatch/core/domain/groups'
import { gainedByGroups } from '@liftwatch/core/domain/member-gains'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { editGroup } from '../accounts/edit-group'
import type { Database } from '../db/connect'
import type { MemberCall } from '../actions/own-organization'
import { editOf, type Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { addGroupMembers, removeGroupMembers, touchGroups } from '../queries/group-members'
import { groupList } from '../queries/groups'
import { findIn, rowsOf } from '../queries/list-query'
import { listMembers, memberList, touchMemberships } from '../queries/members'
import { readPage } from '../queries/row-source'

async function refuseUnknownGroup(db: Database, caller: Member, id: string): Promise<void> {
  if (!(await findIn(db, groupList(caller), id))) throw new AppError('not-found')
}

/** A group and its members have each other: both have changed. */
async function touchBoth(tx: Database, call: MemberCall, groupId: string, userIds: readonly string[]): Promise<void> {
  const edit = editOf(call)
  await touchGroups(tx, [groupId], edit)
  await touchMemberships(tx, call.caller.organization.id, userIds, edit)
}

export const groupMemberRoutes: Route[] = [
  route(groups.members, async ({ db, caller, input }) => {
    const { groupId, page, size, sort } = input
    await refuseUnknownGroup(db, caller, groupId)
    return readPage(db, rowsOf(memberList(caller), { groupId }, parseSort(sort)), { page, size })
  }),

  route(groups.candidates, async ({ db, caller, input }) => {
    const { excludeGroupId, search, page, size, sort } = input
    await refuseUnknownGroup(db, caller, excludeGroupId)
    const filter = { excludeGroupId, search, role: 'USER' } as const
    return readPage(db, rowsOf(memberList(caller), filter, parseSort(sort)), { page, size })
  }),

  route(groups.addMembers, call => {
    const { groupId } = call.input
    return editGroup(call, groupId, async (tx, group, caller) => {
      const userIds = [...new Set(call.input.userIds)]
      const members = await listMembers(tx, caller.organization.id, userIds)
      if (members.length < userIds.length) throw new AppError('not-found')
      const added = new Set(await addGroupMembers(tx, groupId, userIds))
      const granted = added.size > 0 ? gainedByGroups(caller, group.granted) : []
      const roles = members.map(({ role }) => role)
      throwIfRefused(addMembersRefusal(caller, group, roles, granted))
      if (added.size === 0) return { answer: { changed: 0 } }
      await touchBoth(tx, call, groupId, [...added])
      const joined = members.flatMap(({ id, name }) => (added.has(id) ? [name] : []))
      return { answer: { changed: added.size }, detail: { members: joined } }
    })
  }),

  // Who is not in it any more was taken out before: a repeat changes nothing.
  route(groups.removeMembers, call => {
    const { caller, input } = call
    const { groupId, userIds } = input
    return editGroup(call, groupId, async tx => {
      const members = await listMembers(tx, caller.organization.id, userIds)
      const removed = new Set(await removeGroupMembers(tx, groupId, userIds))
      if (removed.size === 0) return { answer: { changed: 0 } }
      await touchBoth(tx, call, groupId, [...removed])
      const left = members.flatMap(({ id, name }) => (removed.has(id) ? [name] : []))
      return { answer: { changed: removed.size }, detail: { members: left } }
    })
  }),
]
