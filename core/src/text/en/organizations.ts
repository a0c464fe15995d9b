/** Words of organisations and of their types. */
export const organizations = {
  title: 'Organisations',
  empty: 'No organisations yet.',
  fields: {
    name: 'Name',
    type: 'Type',
    status: 'Status',
    admins: 'Admins',
    memberCnt: 'Members',
    createdAt: 'Created',
    phone: 'Phone',
    email: 'E-mail',
    townCouncils: 'Town councils served',
  },
  create: 'Create organisation',
  created: 'Organisation created.',
  nameRequired: 'Please input organization name.',
  rename: 'Rename',
  renamed: 'Organisation renamed.',
  suspend: 'Suspend',
  suspended: 'Organisation suspended.',
  suspendTitle: 'Suspend {{name}}?',
  suspendText:
    'Members: {{count}}. They can no longer work in it; its access tokens and invitations are refused. Its lifts stay as they are.',
  resume: 'Resume',
  resumed: 'Organisation resumed.',
  resumeTitle: 'Resume {{name}}?',
  resumeText: 'Members: {{count}}. They can work in it again.',
  inviteAdmin: 'Invite admin',
  adminInvited: 'Invitations sent.',
  contact: 'Contact',
  saveContact: 'Save contact',
  contactSaved: 'Contact saved.',
  phoneWrong: 'Please enter a telephone number, such as +65 6123 4567',
  sections: 'Sections of organisations',
  saveCouncils: 'Save councils',
  councilsSaved: 'Councils saved.',
  noCouncils: 'No town council yet.',
  tabs: {
    admins: 'Admins',
    members: 'Members',
    invitations: 'Invitation history',
    contact: 'Contact',
    sight: 'What it sees',
  },
  sight: {
    LIFTWATCH: 'All lifts.',
    LIFT_COMPANY: 'The lifts that it maintains.',
    LMD_VENDOR: 'Its monitoring devices, and their lifts.',
    MANAGEMENT_AGENT: 'The lifts of its buildings.',
    TOWN_COUNCIL: 'The lifts of its town council.',
    EMSU: 'The lifts of the town councils that it serves.',
    BCA: 'All lifts, to read only.',
  },
  types: {
    title: 'Organisation types',
    fields: { type: 'Type', organizationCnt: 'Organisations', permissionsCnt: 'Permissions', editTime: 'Edited' },
    byDefault: 'By default',
    hint: 'What the organisations of a type may do at most. A change takes effect at once for all of them.',
    fixed: 'The permissions of this type are fixed.',
    loadFailed: 'The types could not be loaded',
  },
} as const

/** The screens of this, with what their permissions open. */
export const organizationScreens = {
  organization: {
    name: 'Organisations',
    read: 'Organisations: see the list, details and types',
    write: 'Organisations: create, rename, suspend; change types and contracts',
  },
} as const

/** What the audit trail calls its calls. */
export const organizationAudit = {
  organizations: {
    select: 'Organisation chosen',
    create: 'Organisation created',
    rename: 'Organisation renamed',
    suspend: 'Organisation suspended',
    resume: 'Organisation resumed',
    saveContact: "Organisation's contact saved",
    saveCouncils: 'Councils of an EMSU saved',
  },
  organizationTypes: {
    addPermissions: 'Permissions added to an organisation type',
    removePermissions: 'Permissions removed from an organisation type',
  },
  organizationRules: { save: 'Log-in rules changed' },
} as const
