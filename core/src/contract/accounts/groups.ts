import { z } from 'zod/mini'
import { groupMembersAtOnceMax, nameMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, idInput, instant, pageInput, pageOf, requiredText, sortInput, text } from '../input'
import { lastEditor, madeFrom } from '../last-edit'
import { changedCount, severalIds } from './organizations'
import { permission, permissionSides, somePermissions } from './permission-shape'
import { memberPage, memberRow } from './users'

export const groupRow = z.object({
  id,
  name: z.string(),
  memberCnt: z.int(),
  permissionsCnt: z.int(),
  updatedAt: instant,
  lastEditor,
  /** Whether the one who asks is in it. */
  isOwn: z.boolean(),
})
export type GroupRow = z.infer<typeof groupRow>

/** What a group grants, and what of its organisation's it does not grant yet. */
export const groupPermissions = permissionSides
export type GroupPermissions = z.infer<typeof groupPermissions>

export const groupFilter = z.object({ name: z.optional(text(nameMaxCharacters)) })

const read = { permission: 'group' } as const
const write = { permission: 'group.write' } as const
const name = requiredText(nameMaxCharacters, 'Please input group name.')
const userIds = z
  .array(id)
  .check(z.minLength(1, { error: 'You did not select any rows.' }), z.maxLength(groupMembersAtOnceMax))

const permissionEdit = {
  path: '/api/group/permission',
  access: write,
  input: z.object({ id, permissions: somePermissions }),
  answer: groupPermissions,
  isAudited: true,
} as const
const memberEdit = {
  path: '/api/group/user',
  access: write,
  input: z.object({ groupId: id, userIds }),
  answer: changedCount,
  isAudited: true,
} as const

/** The groups of the caller's organisation; they grant permissions to their members of the role USER. */
export const groups = {
  page: endpoint('groups.page', {
    method: 'GET',
    path: '/api/group/page',
    access: read,
    input: z.extend(groupFilter, {
      ...pageInput.shape,
      sort: z._default(sortInput(['name', 'updatedAt']), 'name,ASC'),
    }),
    answer: pageOf(groupRow),
  }),
  detail: endpoint('groups.detail', {
    method: 'GET',
    path: '/api/group/detail/{id}',
    access: read,
    input: idInput,
    answer: groupRow,
    errors: ['not-found'],
  }),
  create: endpoint('groups.create', {
    method: 'POST',
    path: '/api/group',
    access: write,
    input: z.object({ name }),
    answer: groupRow,
    errors: ['name-taken', 'too-many-groups'],
    isAudited: true,
  }),
  rename: endpoint('groups.rename', {
    method: 'PUT',
    path: '/api/group',
    access: write,
    input: z.object({ id, ...madeFrom, name }),
    answer: groupRow,
    errors: ['not-found', 'name-taken', 'own-group', 'changed-meanwhile'],
    isAudited: true,
  }),
  /** Ids that are no groups any more are left out of the count. */
  remove: endpoint('groups.remove', {
    method: 'PUT',
    path: '/api/group/remove',
    access: write,
    input: severalIds,
    answer: changedCount,
    errors: ['own-group'],
    isAudited: true,
  }),
  /** What a group of the caller's organisation can grant. */
  offered: endpoint('groups.offered', {
    method: 'GET',
    path: '/api/group/permissions',
    access: read,
    input: z.object({}),
    answer: z.array(permission),
  }),
  permissions: endpoint('groups.permissions', {
    method: 'GET',
    path: '/api/group/permissions/{id}',
    access: read,
    input: idInput,
    answer: groupPermissions,
    errors: ['not-found'],
  }),
  /** X.write brings X. */
  addPermissions: endpoint('groups.addPermissions', {
    ...permissionEdit,
    method: 'POST',
    errors: ['not-found', 'own-group', 'protected-permission', 'beyond-own-permissions'],
  }),
  /** Without X there is no X.write. */
  removePermissions: endpoint('groups.removePermissions', {
    ...permissionEdit,
    method: 'PUT',
    errors: ['not-found', 'own-group', 'protected-permission'],
  }),
  members: endpoint('groups.members', {
    method: 'GET',
    path: '/api/group/user/{groupId}',
    access: read,
    input: z.object({ groupId: id, ...memberPage }),
    answer: pageOf(memberRow),
    errors: ['not-found'],
  }),
  /** Who can be added: the members of the role USER who are not in it. */
  candidates: endpoint('groups.candidates', {
    method: 'GET',
    path: '/api/group/user',
    access: write,
    input: z.object({ excludeGroupId: id, search: z.optional(text(nameMaxCharacters)), ...memberPage }),
    answer: pageOf(memberRow),
    errors: ['not-found'],
  }),
  addMembers: endpoint('groups.addMembers', {
    ...memberEdit,
    method: 'POST',
    errors: ['not-found', 'own-group', 'groups-for-user-alone', 'beyond-own-permissions'],
  }),
  removeMembers: endpoint('groups.removeMembers', { ...memberEdit, method: 'PUT', errors: ['not-found', 'own-group'] }),
}
