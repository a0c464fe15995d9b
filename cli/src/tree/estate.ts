import type { Group } from './node'

export const lifts: Group = {
  name: 'lifts',
  summary: 'Lifts',
  children: [
    {
      name: 'list',
      summary: 'List lifts',
      load: async attach => attach((await import('../commands/lifts/list')).liftListCommand),
    },
    {
      name: 'show',
      summary: 'Show one lift',
      load: async attach => attach((await import('../commands/lifts/show')).liftShow),
    },
    {
      name: 'telemetry',
      summary: "Show a lift's current telemetry",
      load: async attach => attach((await import('../commands/lifts/telemetry')).liftTelemetry),
    },
    {
      name: 'alarms',
      summary: 'List the alarms of one lift, of every kind',
      load: async attach => attach((await import('../commands/lifts/alarms')).liftAlarms),
    },
    {
      name: 'maintenance',
      summary: 'List when a lift was in maintenance',
      load: async attach => attach((await import('../commands/lifts/maintenance')).liftMaintenance),
    },
  ],
}

export const buildings: Group = {
  name: 'buildings',
  summary: 'Buildings',
  children: [
    {
      name: 'list',
      summary: 'List buildings',
      load: async attach => attach((await import('../commands/buildings/list')).buildingListCommand),
    },
    {
      name: 'show',
      summary: 'Show one building',
      load: async attach => attach((await import('../commands/buildings/show')).buildingShow),
    },
    {
      name: 'lifts',
      summary: 'List the lifts of a building',
      load: async attach => attach((await import('../commands/buildings/lifts')).buildingLifts),
    },
  ],
}

export const lmds: Group = {
  name: 'lmds',
  summary: 'Lift monitoring devices',
  children: [
    {
      name: 'list',
      summary: 'List devices',
      load: async attach => attach((await import('../commands/lmds/list')).lmdListCommand),
    },
    {
      name: 'show',
      summary: 'Show one device',
      load: async attach => attach((await import('../commands/lmds/show')).lmdShow),
    },
    {
      name: 'alarms',
      summary: 'List the alarms of the lifts of one device, of every kind',
      load: async attach => attach((await import('../commands/lmds/alarms')).lmdAlarms),
    },
    {
      name: 'lifts',
      summary: 'List the lifts of a device',
      load: async attach => attach((await import('../commands/lmds/lifts')).lmdLifts),
    },
    {
      name: 'versions',
      summary: 'List the software versions that there are',
      load: async attach => attach((await import('../commands/lmds/versions')).lmdVersions),
    },
    {
      name: 'token',
      summary: 'Issue a new token for a device',
      load: async attach => attach((await import('../commands/lmds/token')).lmdToken),
    },
  ],
}

export const audit: Group = {
  name: 'audit',
  summary: 'The audit trail',
  children: [
    {
      name: 'list',
      summary: 'List audit entries',
      load: async attach => attach((await import('../commands/audit/list')).auditListCommand),
    },
  ],
}
