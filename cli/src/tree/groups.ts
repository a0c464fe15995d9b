import { listOfNode } from './resource-nodes'
import { usualGroup } from './usual-group'

const groupKind = async () => (await import('../records/group-kind')).groupKind

export const groups = usualGroup('groups', {
  kind: groupKind,
  own: [
    {
      name: 'show',
      summary: 'Show one group, and what it grants',
      load: async attach => attach((await import('../commands/groups/show')).groupShow),
    },
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
      kind: groupKind,
      view: async () => (await import('@liftwatch/core/views/resources/groups')).usersOfGroupView,
    }),
  ],
})
