/** Words of the members of an organisation. */
export const users = {
  title: 'Users',
  empty: 'No users yet. Invite them.',
  fields: {
    nickname: 'Name',
    email: 'E-mail',
    search: 'Name or e-mail',
    role: 'Role',
    kind: 'Kind',
    status: 'Status',
    groups: 'Groups',
    group: 'Group',
    lastActiveAt: 'Last active',
  },
  edit: 'Edit user',
  save: 'Save',
  saved: 'User saved.',
  suspend: 'Suspend',
  suspended: 'User suspended.',
  suspendTitle: 'Suspend {{name}}?',
  suspendText: 'They can no longer work in this organisation until they are resumed.',
  suspendServiceText: 'Its access tokens stop working until it is resumed.',
  suspendSeveral: '{{number}} selected. They can no longer work in this organisation until they are resumed.',
  resume: 'Resume',
  resumed: 'User resumed.',
  remove: 'Remove',
  removed: 'User removed.',
  removeTitle: 'Remove {{name}}?',
  removeText: 'The membership ends. The account and the audit trail stay.',
  removeServiceText: 'Its access tokens are revoked for good. The audit trail stays.',
  invite: 'Invite member',
  service: {
    add: 'Add service account',
    added: 'Service account added. Give it an access token.',
    name: 'Name',
    nameHint: 'What it is for, such as: Cron export. It works by access tokens alone, and goes on when you leave.',
    nameRequired: 'Please enter a name',
    tokens: 'Tokens',
    tokensOf: 'Access tokens of {{name}}',
    hint: 'For scripts: a token acts for the service account, with the permissions that you give it. {{name}} may do no more than its groups grant.',
    empty: 'It has no tokens.',
  },
  noGroups: 'No groups yet.',
  sections: 'Sections of user management',
} as const

/** The screens of this, with what their permissions open. */
export const userScreens = {
  'user-management': {
    name: 'User management',
    read: 'User management: see the organisation, its audit trail and its mails',
    write: 'User management: change the contact; apply access files',
  },
  user: {
    name: 'Users',
    read: 'Users: see the members and invitations',
    write: 'Users: invite, change, suspend and remove',
  },
} as const

/** What the audit trail calls its calls. */
export const userAudit = {
  users: {
    save: 'Role or groups of a user changed',
    suspend: 'User suspended',
    resume: 'User resumed',
    remove: 'User removed',
  },
} as const
