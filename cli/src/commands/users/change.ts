import type { Client } from '@liftwatch/core/client/client'
import type { AccessStatus, Role } from '@liftwatch/core/contract/accounts/organizations'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import { changeMemberRefusal } from '@liftwatch/core/domain/members'
import { groupsOfRoleRefusal } from '@liftwatch/core/domain/roles'
import type { Refusal } from '@liftwatch/core/errors'
import { editUserForm, removeUserForm, resumeUserForm, suspendUserForm } from '@liftwatch/core/views/forms/users'
import { formFlags } from '../../changes/form-flags'
import { accessOf, type Access } from '../../people/access-of'
import { findAdministrator } from '../../records/administrator'
import { recordCommand } from '../../records/record-command'
import { userKind } from '../../records/user-kind'

interface Membership {
  readonly role: Role
  readonly status: AccessStatus
}

/** The rule of any change of a member, by what is left of the membership; what it gives, only the server can sum up. */
async function memberRule(
  client: Client,
  afterOf: (row: MemberRow) => Membership | undefined,
): Promise<(row: MemberRow) => Refusal | undefined> {
  const [by, { content: admins }] = await Promise.all([
    findAdministrator(client),
    client.users.page({ role: 'ADMIN', status: 'ACTIVE', size: 2 }),
  ])
  return row => {
    const otherAdmins = admins.filter(({ id }) => id !== row.id).length
    return changeMemberRefusal(by, row, { after: afterOf(row), gains: [], otherAdmins })
  }
}

const roleFlags = formFlags(editUserForm)

export const userRole = recordCommand({
  kind: userKind,
  view: editUserForm,
  examples: ['users role ann@example.org --role user --group "Night shift" --group "Early shift"'],
  after: roleFlags.add,
  shape: roleFlags.shape,
  inputOf: async (client, given) => ({ ...(await accessOf(client, roleFlags.toInput(given))) }),
  callInput: ({ id }, access) => ({ id, ...access }),
  async ruleFor(client, besides) {
    const { role, groupIds } = besides as unknown as Access
    const rule = await memberRule(client, ({ status }) => ({ role, status }))
    return row => rule(row) ?? groupsOfRoleRefusal(role, groupIds)
  },
})

export const userSuspend = recordCommand({
  kind: userKind,
  view: suspendUserForm,
  examples: ['users suspend ann@example.org ben@example.org'],
  ruleFor: client => memberRule(client, ({ role }) => ({ role, status: 'INACTIVE' })),
})

export const userResume = recordCommand({
  kind: userKind,
  view: resumeUserForm,
  ruleFor: client => memberRule(client, ({ role }) => ({ role, status: 'ACTIVE' })),
})

export const userRemove = recordCommand({
  kind: userKind,
  view: removeUserForm,
  question: async () => 'cli.askRemoveUsers',
  ruleFor: client => memberRule(client, () => undefined),
})
