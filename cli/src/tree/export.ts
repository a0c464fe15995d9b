import type { Group } from './node'

export const exportTables: Group = {
  name: 'export',
  summary: 'Write a whole list into a file, as it is at one moment',
  children: [
    {
      name: 'lift-faults',
      summary: 'Lift faults as a file',
      load: async attach => attach((await import('../commands/export/lift-faults')).liftFaultExport),
    },
    {
      name: 'passenger-traps',
      summary: 'Passenger traps as a file',
      load: async attach => attach((await import('../commands/export/passenger-traps')).passengerTrapExport),
    },
    {
      name: 'rbes',
      summary: 'Building alarms as a file',
      load: async attach => attach((await import('../commands/export/rbes')).rbeExport),
    },
    {
      name: 'lifts',
      summary: 'Lifts as a file',
      load: async attach => attach((await import('../commands/export/lifts')).liftExport),
    },
    {
      name: 'buildings',
      summary: 'Buildings as a file',
      load: async attach => attach((await import('../commands/export/buildings')).buildingExport),
    },
    {
      name: 'lmds',
      summary: 'Devices as a file',
      load: async attach => attach((await import('../commands/export/lmds')).lmdExport),
    },
    {
      name: 'audit',
      summary: 'The audit trail as a file',
      load: async attach => attach((await import('../commands/export/audit')).auditExport),
    },
  ],
}
