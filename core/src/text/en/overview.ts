/** Words of the overview of the estate in a terminal: the monitor's, and that of `liftwatch status`. */
export const overview = {
  title: 'Overview',
  fields: { what: 'What', where: 'Where', since: 'Waits', about: 'About' },
  /** Below the most urgent of a kind. */
  more: '{{number}} more: {{part}}',
  inLane: 'Only those trapped above; {{key}} opens them.',
  places: { townCouncils: 'Town councils', liftCompanies: 'Lift companies', faults: 'Faults', traps: 'Traps' },
  placesNone: 'No lift fault or passenger trap is open anywhere.',
  trend: {
    title: 'Last 24 hours',
    /** How many in all, and in the hour with the most. */
    figures: '{{total}}, at most {{most}} an hour',
    unknown: 'Last 24 hours: not known at present.',
  },
  health: {
    title: 'Server',
    clockAgrees: 'clock agrees',
    clockBehind: 'this clock is {{by}} behind',
    clockAhead: 'this clock is {{by}} ahead',
    devicesInTime: 'devices in time',
    devicesDelayed: 'devices delayed by {{delay}}',
  },
} as const
