import type { Client } from '@liftwatch/core/client/client'
import { groups } from '@liftwatch/core/contract/accounts/groups'
import { addMembersRefusal, editGroupRefusal } from '@liftwatch/core/domain/groups'
import type { MemberRow } from '@liftwatch/core/contract/accounts/users'
import type { Refusal } from '@liftwatch/core/errors'
import { z } from 'zod'
import { findAdministrator } from '../../records/administrator'
import { groupIdOf, groupKind } from '../../records/group-kind'
import { recordCommand, type RecordChange } from '../../records/record-command'
import { userKind } from '../../records/user-kind'

/** A command that changes who is in a group. */
function memberCommand(
  example: string,
  view: RecordChange<MemberRow>['view'],
  refusal: (client: Client, groupId: string) => Promise<(row: MemberRow) => Refusal | undefined>,
) {
  return recordCommand({
    kind: userKind,
    view,
    examples: [example],
    before: command => command.argument('<group>', groupKind.help),
    shape: { group: z.string() },
    inputOf: async (client, { group }) => ({ groupId: await groupIdOf(client, group as string) }),
    callInput: ({ id }, { groupId }) => ({ groupId, userIds: [id] }),
    ruleFor: (client, { groupId }) => refusal(client, groupId as string),
  })
}

export const groupAdd = memberCommand(
  'groups add "Night shift" ann@example.org ben@example.org',
  { endpoint: groups.addMembers, outcome: 'added', done: 'groups.memberAdded' },
  async (client, id) => {
    const [by, group, { granted }] = await Promise.all([
      findAdministrator(client),
      client.groups.detail({ id }),
      client.groups.permissions({ id }),
    ])
    return ({ role }) => addMembersRefusal(by, group, [role], granted)
  },
)

export const groupRemove = memberCommand(
  'groups remove "Night shift" ann@example.org',
  { endpoint: groups.removeMembers, outcome: 'removed', done: 'groups.memberRemoved' },
  async (client, id) => {
    const [by, group] = await Promise.all([findAdministrator(client), client.groups.detail({ id })])
    return () => editGroupRefusal(by, group)
  },
)
