/** Words of an alarm that sounds and is shown, wherever its reader is looking. */
export const alerts = {
  titles: {
    passengerTraps: 'Passenger trapped',
    liftFaults: 'New lift fault',
    rbes: 'New building alarm',
    cases: 'New immediate case',
  },
  several: {
    passengerTraps: '{{number}} new passenger traps',
    liftFaults: '{{number}} new lift faults',
    rbes: '{{number}} new building alarms',
    cases: '{{number}} new immediate cases',
  },
  text: '{{liftName}}, {{address}}. {{description}}',
  openList: 'Click to open the list.',
  silent: 'Sound is off until you click',
  enable: 'Enable sound',
  failed: 'No alerts: reload this page',
} as const
