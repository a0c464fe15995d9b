import type { Group } from './node'
import { actionNode, countNode, exportNode, listNode, oneNode, showNode } from './resource-nodes'
import { viewOf } from './view-of'

const liftFaultView = viewOf('lift-faults')
const passengerTrapView = viewOf('passenger-traps')
const rbeView = viewOf('rbes')

const liftFault: Group = {
  name: 'lift-fault',
  summary: 'Lift faults',
  children: [
    listNode('List lift faults', liftFaultView),
    showNode('Show one lift fault', liftFaultView),
    countNode('Count lift faults by status', liftFaultView),
    actionNode(
      'ack',
      'Acknowledge lift faults',
      async () => (await import('@liftwatch/core/views/forms/acknowledge')).acknowledgeFaultsForm,
      liftFaultView,
    ),
    actionNode(
      'arrive',
      'Record that a technician is on site',
      async () => (await import('@liftwatch/core/views/forms/arrive')).arriveAtFaultForm,
      liftFaultView,
    ),
    oneNode(
      'report',
      'Report what was found and done',
      async () => (await import('@liftwatch/core/views/forms/closing-report')).faultReportForm,
    ),
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
    listNode('List passenger traps', passengerTrapView),
    showNode('Show one passenger trap', passengerTrapView),
    countNode('Count passenger traps by status', passengerTrapView),
    actionNode(
      'ack',
      'Acknowledge passenger traps',
      async () => (await import('@liftwatch/core/views/forms/acknowledge')).acknowledgeTrapsForm,
      passengerTrapView,
    ),
    oneNode(
      'team',
      'Correct which team was sent',
      async () => (await import('@liftwatch/core/views/forms/acknowledge')).correctTeamForm,
    ),
    actionNode(
      'arrive',
      'Record that the rescue team is on site',
      async () => (await import('@liftwatch/core/views/forms/arrive')).arriveAtTrapForm,
      passengerTrapView,
    ),
    oneNode(
      'report',
      'Report what was found and done',
      async () => (await import('@liftwatch/core/views/forms/closing-report')).trapReportForm,
    ),
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
}

const rbe: Group = {
  name: 'rbe',
  summary: 'Building alarms',
  children: [
    listNode('List building alarms', rbeView),
    showNode('Show one building alarm', rbeView),
    countNode('Count building alarms by status', rbeView),
    {
      name: 'watch',
      summary: 'Print building alarms as they come and change',
      load: async attach => attach((await import('../commands/alarms/rbe/watch')).rbeWatch),
    },
  ],
}

export const alarms: Group = { name: 'alarms', summary: 'Alarms', children: [liftFault, passengerTrap, rbe] }

export const alarmExports = [
  exportNode('lift-faults', 'Lift faults as a file', liftFaultView),
  exportNode('passenger-traps', 'Passenger traps as a file', passengerTrapView),
  exportNode('rbes', 'Building alarms as a file', rbeView),
]
