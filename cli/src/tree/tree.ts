import { access, people } from './access'
import { codes, context, mail, sessions, tokens } from './account'
import { alarms } from './alarms'
import { cases } from './cases'
import { deadLetters } from './dead-letters'
import { audit, buildings, lifts, lmds } from './estate'
import { groups } from './groups'
import { exportGroup, withUsualGroups } from './list-groups'
import { maintenance } from './maintenance'
import { orgs } from './organizations'
import { reports } from './reports'
import { switchOffs } from './switch-offs'
import { invitations, serviceAccounts, users } from './users'
import type { Group, Node } from './node'

const org: Group = {
  name: 'org',
  summary: 'Organisations that you may work in',
  children: [
    {
      name: 'list',
      summary: 'List your organisations',
      load: async attach => attach((await import('../commands/org/list')).orgList),
    },
    {
      name: 'use',
      summary: 'Choose the organisation to work in',
      load: async attach => attach((await import('../commands/org/use')).orgUse),
    },
  ],
}

/** Lists with commands of their own; one that is not named here has the usual ones. */
const listGroups = withUsualGroups([alarms, cases, switchOffs, maintenance, lifts, buildings, lmds])

/** Every command, in the order of the help. */
export const commandTree: readonly Node[] = [
  {
    name: 'login',
    summary: 'Log in to the server',
    load: async attach => attach((await import('../commands/login')).login),
  },
  {
    name: 'logout',
    summary: 'Log out of the server',
    load: async attach => attach((await import('../commands/logout')).logout),
  },
  {
    name: 'whoami',
    summary: 'Show who is logged in, and where',
    load: async attach => attach((await import('../commands/whoami')).whoami),
  },
  org,
  {
    name: 'status',
    summary: 'Show the state of the estate: what waits, counts, the last 24 hours',
    load: async attach => attach((await import('../commands/status')).status),
  },
  ...listGroups,
  deadLetters,
  audit,
  exportGroup(listGroups),
  reports,
  codes,
  tokens,
  sessions,
  {
    name: 'password',
    summary: 'Change your password',
    load: async attach => attach((await import('../commands/password')).password),
  },
  mail,
  users,
  serviceAccounts,
  invitations,
  people,
  groups,
  access,
  orgs,
  {
    name: 'estate',
    summary: 'The estate: its blocks and lifts',
    children: [
      {
        name: 'import',
        summary: 'Import blocks with their lifts from a CSV file',
        load: async attach => attach((await import('../commands/estate/import')).estateImport),
      },
      {
        name: 'check',
        summary: 'Check an estate file without importing it',
        load: async attach => attach((await import('../commands/estate/check')).estateCheck),
      },
      {
        name: 'update',
        summary: 'Change blocks of the estate to what a CSV file says',
        load: async attach => attach((await import('../commands/estate/update')).estateUpdate),
      },
      {
        name: 'assign',
        summary: 'Move lifts to another council, company, vendor or agent by a CSV file',
        load: async attach => attach((await import('../commands/estate/assign')).estateAssign),
      },
      {
        name: 'retire',
        summary: 'Take lifts out of service for good; what they did stays',
        load: async attach => attach((await import('../commands/estate/retire')).estateRetire),
      },
      {
        name: 'restore',
        summary: 'Put retired lifts back into service',
        load: async attach => attach((await import('../commands/estate/retire')).estateRestore),
      },
    ],
  },
  {
    name: 'api',
    summary: 'Make any call of the API, and print its answer',
    load: async attach => attach((await import('../commands/api')).apiCall),
  },
  {
    name: 'serve',
    summary: 'Run the server',
    load: async attach => attach((await import('../commands/serve')).serve),
  },
  {
    name: 'backup',
    summary: 'Write a backup of the server’s data, or read one back',
    load: async attach => attach((await import('../commands/backup')).backup),
  },
  {
    name: 'restore',
    summary: 'Restore a backup into an empty data folder or database',
    load: async attach => attach((await import('../commands/restore')).restore),
  },
  {
    name: 'monitor',
    summary: 'Open the full-screen monitor',
    load: async attach => attach((await import('../commands/monitor')).monitor),
  },
  context,
  {
    name: 'doctor',
    summary: 'Check configuration, server, clock, session and terminal',
    load: async attach => attach((await import('../commands/doctor')).doctor),
  },
  {
    name: 'completion',
    summary: 'Print a script that completes commands in a shell',
    load: async attach => attach((await import('../commands/completion')).completion(commandTree)),
  },
  {
    name: 'complete',
    summary: 'Print the names that complete what was typed, for that script',
    load: async attach => attach((await import('../commands/complete')).complete),
  },
]
