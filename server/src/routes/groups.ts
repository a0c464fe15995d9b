import { v7 as newId } from 'uuid'
import { groups } from '@liftwatch/core/contract/accounts/groups'
import { createGroupRefusal, editGroupRefusal } from '@liftwatch/core/domain/groups'
import { staleRefusal } from '@liftwatch/core/domain/last-change'
import { AppError, throwIfRefused } from '@liftwatch/core/errors'
import { act } from '../actions/act'
import { lockOwnOrganization } from '../actions/own-organization'
import { editGroup, groupNotices } from '../accounts/edit-group'
import type { Database } from '../db/connect'
import { unlessTaken } from '../db/taken-name'
import { editOf, operatorOf, type Member } from '../http/caller'
import { route, type Route } from '../http/route'
import { countGroups, deleteGroups, groupList, insertGroup, listEditedGroups, saveGroupName } from '../queries/groups'
import { listUsersOfGroups } from '../queries/group-members'
import { editColumns } from '../queries/last-edit'
import { findIn } from '../queries/list-query'
import { touchMemberships } from '../queries/members'
import { listRoutes } from './list-routes'

async function findGroupRow(tx: Database, caller: Member, id: string) {
  const row = await findIn(tx, groupList(caller), id)
  if (!row) throw new AppError('not-found')
  return row
}

export const groupRoutes: Route[] = [
  ...listRoutes({ calls: { page: groups.page, detail: groups.detail }, list: groupList }),

  route(groups.create, call => {
    const { at, input } = call
    const { id: organizationId } = call.caller.organization
    const { name } = input
    const id = newId()
    return act(call, async tx => {
      const caller = await lockOwnOrganization(tx, call)
      throwIfRefused(createGroupRefusal(await countGroups(tx, organizationId)))
      const lastEdit = editColumns({ updatedAt: at, lastEditor: operatorOf(caller) })
      await unlessTaken(name, () => insertGroup(tx, { id, organizationId, name, ...lastEdit, updatedAt: at }))
      return {
        answer: await findGroupRow(tx, caller, id),
        entries: [{ subjectId: id, detail: { name } }],
        notices: groupNotices(organizationId, [id]),
      }
    })
  }),

  route(groups.rename, call => {
    const { id, updatedAt, name } = call.input
    return editGroup(call, id, async (tx, group, caller) => {
      const isNew = group.name !== name
      if (isNew) {
        throwIfRefused(staleRefusal(group, updatedAt))
        await unlessTaken(name, () => saveGroupName(tx, id, name, editOf(call)))
      }
      const detail = isNew ? { before: { name: group.name }, after: { name } } : undefined
      return { answer: await findGroupRow(tx, caller, id), detail }
    })
  }),

  // A group that is not there any more was removed before: a repeat changes nothing.
  route(groups.remove, call => {
    const { input } = call
    const { id: organizationId } = call.caller.organization
    return act(call, async tx => {
      const caller = await lockOwnOrganization(tx, call)
      const there = await listEditedGroups(tx, { organizationId, userId: caller.userId }, input.ids)
      for (const group of there) throwIfRefused(editGroupRefusal(caller, group))
      const removed = there.map(({ id }) => id)
      await touchMemberships(tx, organizationId, await listUsersOfGroups(tx, removed), editOf(call))
      await deleteGroups(tx, removed)
      return {
        answer: { changed: removed.length },
        entries: there.map(({ id, name }) => ({ subjectId: id, detail: { name } })),
        notices: groupNotices(organizationId, removed),
        changesAccess: removed.length > 0,
      }
    })
  }),
]
