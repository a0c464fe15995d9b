import type { Group } from './node'
import { listNode } from './resource-nodes'
import { viewOf } from './view-of'

export const users: Group = {
  name: 'users',
  summary: 'Members of your organisation',
  children: [
    listNode('List users', viewOf('users'), {
      groupId: async (client, meant) => (await import('../records/group-kind')).groupIdOf(client, meant),
    }),
    {
      name: 'show',
      summary: 'Show one user',
      load: async attach => attach((await import('../commands/users/show')).userShow),
    },
    {
      name: 'invite',
      summary: 'Invite people, each by a mail',
      load: async attach => attach((await import('../commands/users/invite')).userInvite),
    },
    {
      name: 'import',
      summary: 'Invite the people of a CSV file',
      load: async attach => attach((await import('../commands/users/import')).userImport),
    },
    {
      name: 'role',
      summary: 'Give users a role, and groups',
      load: async attach => attach((await import('../commands/users/change')).userRole),
    },
    {
      name: 'suspend',
      summary: 'Suspend users: they cannot work in the organisation until resumed',
      load: async attach => attach((await import('../commands/users/change')).userSuspend),
    },
    {
      name: 'resume',
      summary: 'Resume suspended users',
      load: async attach => attach((await import('../commands/users/change')).userResume),
    },
    {
      name: 'remove',
      summary: 'Remove users from the organisation; their accounts stay',
      load: async attach => attach((await import('../commands/users/change')).userRemove),
    },
  ],
}

export const serviceAccounts: Group = {
  name: 'service-accounts',
  summary: 'Members that are no persons: they work by access tokens alone',
  children: [
    listNode(
      'List service accounts',
      async () => (await import('@liftwatch/core/views/resources/users')).serviceAccountView,
      { groupId: async (client, meant) => (await import('../records/group-kind')).groupIdOf(client, meant) },
    ),
    {
      name: 'create',
      summary: 'Create a service account; it works once it has an access token',
      load: async attach => attach((await import('../commands/service-accounts/change')).serviceAccountCreate),
    },
    {
      name: 'remove',
      summary: 'Remove service accounts, and revoke their access tokens',
      load: async attach => attach((await import('../commands/service-accounts/change')).serviceAccountRemove),
    },
  ],
}

export const invitations: Group = {
  name: 'invitations',
  summary: 'Invitations into your organisation',
  children: [
    listNode('List invitations', viewOf('invitations')),
    {
      name: 'revoke',
      summary: 'Revoke invitations: their links stop working',
      load: async attach => attach((await import('../commands/invitations/revoke')).invitationRevoke),
    },
  ],
}
