import { usualGroup } from './usual-group'

export const orgs = usualGroup('organizations', {
  as: 'orgs',
  kind: async () => (await import('../records/organization-kind')).organizationKind,
  own: [
    {
      name: 'show',
      summary: 'Show one organisation',
      load: async attach => attach((await import('../commands/orgs/show')).orgShow),
    },
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
})
