import { withExamples, type Group } from './node'
import { createNode, listNode, listOfNode } from './resource-nodes'
import { viewOf } from './view-of'

export const groups: Group = {
  name: 'groups',
  summary: 'Groups of your organisation, and what they grant',
  children: [
    listNode('List groups', viewOf('groups')),
    {
      name: 'show',
      summary: 'Show one group, and what it grants',
      load: async attach => attach((await import('../commands/groups/show')).groupShow),
    },
    withExamples(
      createNode('Create a group', viewOf('groups'), async () => (await import('../records/group-kind')).groupKind),
      'groups create "Night shift"',
    ),
    {
      name: 'rename',
      summary: 'Rename a group',
      load: async attach => attach((await import('../commands/groups/change')).groupRename),
    },
    {
      name: 'delete',
      summary: 'Delete groups',
      load: async attach => attach((await import('../commands/groups/change')).groupDelete),
    },
    {
      name: 'add',
      summary: 'Add users to a group',
      load: async attach => attach((await import('../commands/groups/members')).groupAdd),
    },
    {
      name: 'remove',
      summary: 'Remove users from a group',
      load: async attach => attach((await import('../commands/groups/members')).groupRemove),
    },
    {
      name: 'grant',
      summary: 'Add permissions to a group',
      load: async attach => attach((await import('../commands/groups/permissions')).groupGrant),
    },
    {
      name: 'revoke',
      summary: 'Take permissions from a group',
      load: async attach => attach((await import('../commands/groups/permissions')).groupRevoke),
    },
    listOfNode({
      name: 'members',
      summary: 'List the members of a group',
      kind: async () => (await import('../records/group-kind')).groupKind,
      view: async () => (await import('@liftwatch/core/views/resources/groups')).usersOfGroupView,
    }),
  ],
}
