/** Words of an alarm that makes itself heard and seen, wherever its reader is looking. */
export const alerts = {
  titles: {
    passengerTraps: 'Passenger trapped',
    liftFaults: 'New lift fault',
    rbes: 'New building event',
  },
  several: {
    passengerTraps: '{{number}} new passenger traps',
    liftFaults: '{{number}} new lift faults',
    rbes: '{{number}} new building events',
  },
  text: '{{liftName}}, {{address}}. {{description}}',
  openList: 'Click to open the list.',
  silent: 'Sound is off until you click',
  enable: 'Enable sound',
  failed: 'No alerts: load this page again',
} as const
