import type { Group } from './node'
import { usualGroup } from './usual-group'

const liftFault = usualGroup('lift-faults', {
  as: 'lift-fault',
  own: [
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
})

const passengerTrap = usualGroup('passenger-traps', {
  as: 'passenger-trap',
  own: [
    {
      name: 'faults',
      summary: 'List the lift faults around one passenger trap',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/faults')).passengerTrapFaults),
    },
    {
      name: 'teams',
      summary: 'List the teams that have been sent to traps',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/teams')).passengerTrapTeams),
    },
    {
      name: 'watch',
      summary: 'Print passenger traps as they come and change',
      load: async attach => attach((await import('../commands/alarms/passenger-trap/watch')).passengerTrapWatch),
    },
  ],
})

const rbe = usualGroup('rbes', {
  as: 'rbe',
  own: [
    {
      name: 'watch',
      summary: 'Print building alarms as they come and change',
      load: async attach => attach((await import('../commands/alarms/rbe/watch')).rbeWatch),
    },
  ],
})

export const alarms: Group = { name: 'alarms', summary: 'Alarms', children: [liftFault, passengerTrap, rbe] }
