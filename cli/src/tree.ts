import type { CommandSpec } from './command'

type Attach = <Options>(spec: CommandSpec<Options>) => void

interface Leaf {
  readonly name: string
  readonly summary: string
  /** Imports the command's own file, and no sooner than it is wanted. */
  readonly load: (attach: Attach) => Promise<void>
}

interface Group {
  readonly name: string
  readonly summary: string
  readonly children: readonly Node[]
}

export type Node = Leaf | Group

const org: Group = {
  name: 'org',
  summary: 'The organizations that you may work in',
  children: [
    {
      name: 'list',
      summary: 'List your organizations',
      load: async attach => attach((await import('./commands/org/list')).orgList),
    },
    {
      name: 'use',
      summary: 'Choose the organization to work in',
      load: async attach => attach((await import('./commands/org/use')).orgUse),
    },
  ],
}

const liftFault: Group = {
  name: 'lift-fault',
  summary: 'Lift faults',
  children: [
    {
      name: 'list',
      summary: 'List lift faults',
      load: async attach => attach((await import('./commands/alarms/lift-fault/list')).liftFaultList),
    },
    {
      name: 'show',
      summary: 'Show one lift fault',
      load: async attach => attach((await import('./commands/alarms/lift-fault/show')).liftFaultShow),
    },
    {
      name: 'ack',
      summary: 'Acknowledge lift faults',
      load: async attach => attach((await import('./commands/alarms/lift-fault/ack')).liftFaultAck),
    },
    {
      name: 'watch',
      summary: 'Print lift faults as they come and change',
      load: async attach => attach((await import('./commands/alarms/lift-fault/watch')).liftFaultWatch),
    },
  ],
}

/** Every command, in the order of the help. */
export const commandTree: readonly Node[] = [
  {
    name: 'login',
    summary: 'Log in to the server',
    load: async attach => attach((await import('./commands/login')).login),
  },
  {
    name: 'logout',
    summary: 'Log out of the server',
    load: async attach => attach((await import('./commands/logout')).logout),
  },
  {
    name: 'whoami',
    summary: 'Show who is logged in, and where',
    load: async attach => attach((await import('./commands/whoami')).whoami),
  },
  org,
  { name: 'alarms', summary: 'Alarms', children: [liftFault] },
  {
    name: 'estate',
    summary: 'The estate: its blocks and lifts',
    children: [
      {
        name: 'import',
        summary: 'Import blocks with their lifts from a CSV file',
        load: async attach => attach((await import('./commands/estate/import')).estateImport),
      },
    ],
  },
  {
    name: 'lmds',
    summary: 'Lift monitoring devices',
    children: [
      {
        name: 'token',
        summary: 'Issue a new token for a device',
        load: async attach => attach((await import('./commands/lmds/token')).lmdToken),
      },
    ],
  },
  {
    name: 'serve',
    summary: 'Run the server',
    load: async attach => attach((await import('./commands/serve')).serve),
  },
  {
    name: 'monitor',
    summary: 'Open the full-screen monitor',
    load: async attach => attach((await import('./commands/monitor')).monitor),
  },
]
