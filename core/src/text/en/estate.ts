/** Words of the screens of lifts, buildings and monitoring devices. */
export const estate = {
  breadcrumbs: 'Breadcrumbs',
  loadFailed: 'It could not be loaded',
  notFound: 'Nothing to show',
  empty: {
    lifts: 'Your organisation has no lifts yet. An administrator imports an estate with `liftwatch estate import`.',
    buildings:
      'Your organisation has no buildings yet. An administrator imports an estate with `liftwatch estate import`.',
    lmds: 'Your organisation has no monitoring devices yet. They come with the estate: one for each building.',
    alarms: 'No alarms from here.',
  },
  tabs: {
    info: 'Info',
    alarm: 'Alarm',
    maintenance: 'Maintenance record',
    buildingInfo: 'Building info',
    lift: 'Lift',
    lmdInfo: 'LMD info',
    liftList: 'Lift list',
  },
  refusals: { none: 'None', count: 'Count', reason: 'Reason', firstAt: 'First', lastAt: 'Last' },
  lift: {
    lift: 'Lift',
    place: 'Place',
    device: 'Monitoring device',
    state: 'State',
    id: 'Lift ID',
    lmdAddress: 'LMD address',
    flags: 'Flags',
    noFlags: 'None',
    monitoring: 'Monitoring',
    alarms: 'Alarms',
    noTelemetry: 'No telemetry from this lift yet.',
    measuredAt: 'Measured at {{at}}, {{age}} ago',
    stoppedAsking: 'Polling stopped after 10 failures.',
    askAgain: 'Resume polling',
    on: 'On',
    off: 'Off',
  },
  maintenance: {
    startedAt: 'Started',
    endedAt: 'Ended',
    days: 'Days',
    over: 'Ended',
    underWay: 'Under way',
    none: 'No maintenance recorded for this lift.',
  },
  map: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    tilesFailed: 'The background of the map could not be loaded.',
    noPosition: 'Not on the map: no position entered',
  },
  lmd: { id: 'LMD ID' },
  telemetry: {
    floor: 'Floor',
    direction: 'Direction',
    door: 'Door',
    speed: 'Speed (m/s)',
    load: 'Load (kg)',
    runs: 'Runs',
    motorTemperature: 'Motor (°C)',
    roomTemperature: 'Machine room (°C)',
    vibration: 'Vibration',
    voltage: 'Voltage (V)',
  },
  /** What devices say of doors and directions. */
  telemetryValue: { IDLE: 'Idle', UP: 'Up', DOWN: 'Down', OPEN: 'Open', CLOSED: 'Closed' },
  flags: {
    PT: 'Passenger trapped',
    Complaint: 'Open complaints',
    LB: 'Lift breakdown',
    LJ: 'Lift jam',
    OMS: 'Planned switch-off',
    RO: 'Rescue operation',
    PSF: 'Power supply failure',
    LM: 'Maintenance mode',
    MOF: 'Main switch off',
    ARDI: 'Rescue device running',
    CF: 'Communication failure',
    LMDC: 'Device disconnected',
  },
  deviceAlarm: {
    code: 'Code',
    types: { LIFT_FAULT: 'Lift fault', PASSENGER_TRAP: 'Passenger trap', RBE: 'Building alarm' },
    type: 'Kind',
  },
} as const

/** The screens of this, with what their permissions open. */
export const estateScreens = {
  lifts: { name: 'Lifts', read: 'Lifts: see the list, details and telemetry' },
  building: { name: 'Buildings', read: 'Buildings: see the list, details and map' },
  lmd: {
    name: 'Monitoring devices',
    read: 'Monitoring devices: see the list and details',
    write: 'Monitoring devices: issue tokens',
  },
} as const

/** What the audit trail calls its calls. */
export const estateAudit = {
  lmds: {
    issueToken: 'Device token issued',
    issueTokens: 'Device tokens issued',
    revokeTokens: 'Device token revoked',
  },
  estate: {
    import: 'Estate imported',
    update: 'Estate updated',
    assign: 'Lifts moved to other contracts',
    retire: 'Lift retired',
    restore: 'Lift restored',
  },
} as const
