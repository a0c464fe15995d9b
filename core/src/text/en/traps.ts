/** Words of passenger traps: the screens, and the lane above every screen. */
export const traps = {
  none: 'No passenger traps.',
  company: 'Company',
  team: 'Team',
  teamRequired: 'Please enter team',
  correctTeam: 'Correct team',
  teamCorrected: 'Team corrected.',
  newTeam: {
    title: 'New team?',
    text: '“{{name}}” is not among the teams that were sent before. If it is a new team, it will be offered to every operator.',
    brief: 'New team “{{name}}”? It has not been sent before; it will be offered to every operator.',
    option: 'New team “{{name}}” …',
    confirm: '{{action}}: new team',
    cancel: 'Choose another',
  },
  trap: 'Passenger trap',
  back: 'All passenger traps',
  loadFailed: 'The passenger trap could not be loaded',
  arrive: 'Rescue team on site',
  setTime: 'Trapped since',
  clearTime: 'PT clear time',
  liftFaultCnt: 'Lift faults',
  related: 'Related lift faults',
  noRelated: 'No lift fault was active around the time of the trap.',
  code: 'Code',
  lane: {
    title: 'Passengers trapped',
    none: 'No passenger is known to be trapped.',
    unknown: 'Whether a passenger is trapped is not known at present.',
    mayBe: 'Passengers may be trapped.',
    unknownSince: 'Not known since {{at}}. Passengers may be trapped.',
    awaiting: 'Unacknowledged',
    acknowledged: 'Acknowledged by {{name}} at {{at}}: {{team}}',
    onSite: 'Rescue team on site after {{after}}',
    ended: 'Alarm ended after {{after}}',
    reported: '{{words}}: {{name}}, {{at}}',
    sinceCall: 'Since the call',
    target: 'Target: {{minutes}} min',
    over: '{{over}} over {{minutes}} min',
    more: '{{number}} more: open the list',
    /** A state, and how many there are in it. */
    count: '{{state}}: {{number}}',
    show: 'Show all',
    hide: 'Show less',
  },
} as const

/** The screens of this, with what their permissions open. */
export const trapScreens = {
  'passenger-trap': {
    name: 'Passenger trap',
    read: 'Passenger traps: see the list and details',
    write: 'Passenger traps: acknowledge and report',
  },
} as const

/** What the audit trail calls its calls. */
export const trapAudit = {
  passengerTraps: {
    acknowledge: 'Passenger trap acknowledged',
    takeBack: 'Passenger trap: acknowledgement taken back',
    correctTeam: 'Passenger trap: team corrected',
    arrive: 'Passenger trap: help on site',
    report: 'Passenger trap reported',
  },
} as const
