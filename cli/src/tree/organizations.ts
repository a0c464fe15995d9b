import { withExamples, type Group } from './node'
import { createNode, listNode } from './resource-nodes'
import { viewOf } from './view-of'

export const orgs: Group = {
  name: 'orgs',
  summary: 'All organisations and their types, for Liftwatch’s own administrators',
  children: [
    listNode('List organisations', viewOf('organizations')),
    {
      name: 'show',
      summary: 'Show one organisation',
      load: async attach => attach((await import('../commands/orgs/show')).orgShow),
    },
    withExamples(
      createNode(
        'Create an organisation',
        viewOf('organizations'),
        async () => (await import('../records/organization-kind')).organizationKind,
      ),
      'orgs create "Ascendo Lifts" --type lift-company',
    ),
    {
      name: 'rename',
      summary: 'Rename an organisation',
      load: async attach => attach((await import('../commands/orgs/change')).orgRename),
    },
    {
      name: 'suspend',
      summary: 'Suspend organisations: no one can work there until they are resumed',
      load: async attach => attach((await import('../commands/orgs/change')).orgSuspend),
    },
    {
      name: 'resume',
      summary: 'Resume suspended organisations',
      load: async attach => attach((await import('../commands/orgs/change')).orgResume),
    },
    {
      name: 'invite',
      summary: 'Invite people into an organisation, as its administrators',
      load: async attach => attach((await import('../commands/orgs/invite')).orgInvite),
    },
    {
      name: 'permissions',
      summary: 'Show and change what organisations of a type may do at most',
      load: async attach => attach((await import('../commands/orgs/permissions')).orgPermissions),
    },
    {
      name: 'contact',
      summary: 'Show and change the contact of an organisation',
      load: async attach => attach((await import('../commands/orgs/contact')).orgContact),
    },
    {
      name: 'councils',
      summary: 'Show and change which town councils an EMSU serves',
      load: async attach => attach((await import('../commands/orgs/councils')).orgCouncils),
    },
  ],
}
