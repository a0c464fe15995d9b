import { z } from 'zod/mini'
import { groupsOfUserMax, nameMaxCharacters } from '../../limits'
import { endpoint } from '../endpoint'
import { id, idInput, instant, pageInput, pageOf, sortInput, text } from '../input'
import { lastEdit, madeFrom } from '../last-edit'
import { accessStatus, changedCount, role, severalIds } from './organizations'
import { userKind } from './user-kind'

export const groupName = z.object({ id, name: z.string() })

/** A member of an organisation; role, status and groups are those of the membership. */
export const memberRow = z.object({
  id,
  kind: userKind,
  nickname: z.string(),
  /** The name of the log-in; null for a service account, which has none. */
  email: z.nullable(z.string()),
  role,
  status: accessStatus,
  lastActiveAt: z.nullable(instant),
  groups: z.array(groupName),
  ...lastEdit,
})
export type MemberRow = z.infer<typeof memberRow>

export const memberFilter = z.object({
  /** Nickname or e-mail address, from the beginning of a word. */
  search: z.optional(text(nameMaxCharacters)),
  role: z.optional(role),
  kind: z.optional(userKind),
  status: z.optional(accessStatus),
  groupId: z.optional(id),
})

/** The groups of a USER, which other roles do not have. */
export const groupIds = z.optional(z.array(id).check(z.maxLength(groupsOfUserMax)))

export const memberPage = {
  ...pageInput.shape,
  sort: z._default(sortInput(['nickname', 'lastActiveAt']), 'nickname,ASC'),
}

const write = { permission: 'user.write' } as const
/** No one ends or lessens their own access, or that of the last active ADMIN, or gives more than they have. */
const memberErrors = ['not-found', 'own-user', 'last-admin', 'beyond-own-permissions'] as const

export const users = {
  page: endpoint('users.page', {
    method: 'GET',
    path: '/api/user/page',
    access: { permission: 'user' },
    input: z.extend(memberFilter, memberPage),
    answer: pageOf(memberRow),
  }),
  detail: endpoint('users.detail', {
    method: 'GET',
    path: '/api/user/detail/{id}',
    access: { permission: 'user' },
    input: idInput,
    answer: memberRow,
    errors: ['not-found'],
  }),
  /** The members of any organisation but LIFTWATCH's own for who administers organisations; of one's own for others. */
  ofOrganization: endpoint('users.ofOrganization', {
    method: 'GET',
    path: '/api/organization/user/page',
    access: { permission: ['organization', 'user-management'] },
    input: z.extend(z.omit(memberFilter, { groupId: true }), { organizationId: id, ...memberPage }),
    answer: pageOf(memberRow),
    errors: ['not-found', 'protected-organization'],
  }),
  /** Replaces role and groups; without `groupIds` a USER keeps the groups, and other roles lose theirs. */
  save: endpoint('users.save', {
    method: 'PUT',
    path: '/api/user',
    access: write,
    input: z.object({ id, ...madeFrom, role, groupIds }),
    answer: memberRow,
    errors: [...memberErrors, 'groups-for-user-alone', 'service-account-role', 'changed-meanwhile'],
    isAudited: true,
  }),
  suspend: endpoint('users.suspend', {
    method: 'PUT',
    path: '/api/user/suspend',
    access: write,
    input: severalIds,
    answer: changedCount,
    errors: memberErrors,
    isAudited: true,
  }),
  resume: endpoint('users.resume', {
    method: 'PUT',
    path: '/api/user/resume',
    access: write,
    input: severalIds,
    answer: changedCount,
    errors: memberErrors,
    isAudited: true,
  }),
  /** Ends the memberships; accounts and audit entries stay. Ids that are no members any more are left out of the count. */
  remove: endpoint('users.remove', {
    method: 'PUT',
    path: '/api/user/remove',
    access: write,
    input: severalIds,
    answer: changedCount,
    errors: memberErrors,
    isAudited: true,
  }),
}
