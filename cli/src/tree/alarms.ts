import type { Group } from './node'

const liftFault: Group = {
  name: 'lift-fault',
  summary: 'Lift faults',
  children: [
    {
      name: 'list',
      summary: 'List lift faults',
      load: async attach => attach((await import('../commands/alarms/lift-fault/list')).liftFaultListCommand),
    },
    {
      name: 'show',
      summary: 'Show one lift fault',
      load: async attach => attach((await import('../commands/alarms/lift-fault/show')).liftFaultShow),
    },
    {
      name: 'count',
      summary: 'Count lift faults by status',
      load: async attach => attach((await import('../commands/alarms/lift-fault/count')).liftFaultCount),
    },
    {
      name: 'ack',
      summary: 'Acknowledge lift faults',
      load: async attach => attach((await import('../commands/alarms/lift-fault/ack')).liftFaultAck),
    },
    {
      name: 'arrive',
      summary: 'Record that a technician is on site',
      load: async attach => attach((await import('../commands/alarms/lift-fault/arrive')).liftFaultArrive),
    },
    {
      name: 'report',
      summary: 'Report what was found and done',
      load: async attach => attach((await import('../commands/alarms/lift-fault/report')).liftFaultReport),
    },
    {
      name: 'complaints',
      summary: 'List the complaints about one lift fault',
      load: async attach => attach((await import('../commands/alarms/lift-fault/complaints')).liftFaultComplaints),
    },
    {
      name: 'watch',
      summary: 'Print lift faults as they come and change',
      load: async attach => attach((await import('../commands/alarms/lift-fault/watch')).liftFaultWatch),
    },
  ],
}

const passengerTrap: Group = {
  name: 'passenger-trap',
  summary: 'Passenger traps',
  children: [
    {
      name: 'list',
      summary: 'List passenger traps',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/list')).passengerTrapListCommand),
    },
    {
      name: 'show',
      summary: 'Show one passenger trap',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/show')).passengerTrapShow),
    },
    {
      name: 'count',
      summary: 'Count passenger traps by status',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/count')).passengerTrapCount),
    },
    {
      name: 'ack',
      summary: 'Acknowledge passenger traps',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/ack')).passengerTrapAck),
    },
    {
      name: 'team',
      summary: 'Correct which team was sent',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/team')).passengerTrapTeam),
    },
    {
      name: 'arrive',
      summary: 'Record that the rescue team is on site',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/arrive')).passengerTrapArrive),
    },
    {
      name: 'report',
      summary: 'Report what was found and done',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/report')).passengerTrapReport),
    },
    {
      name: 'faults',
      summary: 'List the lift faults around one passenger trap',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/faults')).passengerTrapFaults),
    },
    {
      name: 'teams',
      summary: 'List the teams that were sent before',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/teams')).passengerTrapTeams),
    },
    {
      name: 'watch',
      summary: 'Print passenger traps as they come and change',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/watch')).passengerTrapWatch),
    },
  ],
}

const rbe: Group = {
  name: 'rbe',
  summary: 'Building alarms',
  children: [
    {
      name: 'list',
      summary: 'List building alarms',
      load: async attach => attach((await import('../commands/alarms/rbe/list')).rbeListCommand),
    },
    {
      name: 'show',
      summary: 'Show one building alarm',
      load: async attach => attach((await import('../commands/alarms/rbe/show')).rbeShow),
    },
    {
      name: 'count',
      summary: 'Count building alarms by status',
      load: async attach => attach((await import('../commands/alarms/rbe/count')).rbeCount),
    },
    {
      name: 'watch',
      summary: 'Print building alarms as they come and change',
      load: async attach => attach((await import('../commands/alarms/rbe/watch')).rbeWatch),
    },
  ],
}

export const alarms: Group = { name: 'alarms', summary: 'Alarms', children: [liftFault, passengerTrap, rbe] }
