/** Words of the alarm screens, shared by the front-ends. */
export const alarms = {
  title: 'Lift faults',
  tabs: { OPEN: 'Open', ALL: 'All', DEPLOYMENT: 'Deployment', OUTSTANDING: 'Outstanding', CLOSED: 'Closed' },
  fields: {
    id: 'Id',
    liftName: 'Lift',
    address: 'Address',
    postalCode: 'Postal code',
    liftCompany: 'Lift company',
    lmdClientId: 'LMD ID',
    alarmLiftFaultNumber: 'Fault number',
    description: 'Description',
    severity: 'Severity',
    alarmStatus: 'Alarm status',
    operationalStatus: 'Status',
    alarmStartTs: 'Set time',
    alarmClearTs: 'Clear time',
    duration: 'Duration',
    repeatCnt: 'Repeats',
    /** Whether it waits for a person. */
    isWaiting: 'Waiting',
    acknowledgeAt: 'Acknowledged at',
    acknowledgedBy: 'Acknowledged by',
    arrivalTs: 'Technician on site',
    /** Of alarms of every kind. */
    onSite: 'On site',
    reportAt: 'Reported at',
    closedAt: 'Closed at',
    technicianName: 'Technician',
    faultCode: 'Fault code',
    result: 'Result',
    complaintCnt: 'Complaints',
    firstComplaintAt: 'First complaint',
    setFrom: 'Set from',
    setUntil: 'Set until',
    setTimeRange: 'Set time range',
    town: 'Town',
    townCouncil: 'Town council',
    prefix: 'Prefix',
    block: 'Block',
    liftNumber: 'Lift number',
  },
  actions: {
    acknowledge: 'Acknowledge',
    arrive: 'Technician on site',
    report: 'Report',
    submit: 'Submit',
    view: 'View',
    refresh: 'Refresh',
    retry: 'Retry',
    clearFilters: 'Clear filters',
  },
  acknowledged: 'Acknowledged.',
  takenBack: 'Acknowledgement taken back: unacknowledged again.',
  arrived: 'Arrival recorded.',
  notReported: 'Not reported: {{reason}}',
  reported: 'Report saved.',
  awaiting: 'Unacknowledged',
  /** Of an alarm that is over: for how long it has been unacknowledged. */
  waits: 'waits {{for}}',
  /** Beside an instant: how long it is past. */
  ago: '{{time}} ago',
  since: 'Ago',
  acknowledgedByAt: 'Acknowledged by {{name}} at {{at}}',
  none: 'No lift faults.',
  required: { technicianName: 'Please enter name', result: 'Please enter result' },
  commentOfAll: 'Comment, for all of them',
  codeHint: 'Type digits or words to find it; may be left empty',
  codeUnknown: 'Please choose a code from the list',
  reportLocked: 'Acknowledge first.',
  shown: '{{from}}–{{to}} of {{total}}',
} as const

/** The screens of this, with what their permissions open. */
export const alarmScreens = {
  alarms: { name: 'Alarms' },
  'lift-fault': {
    name: 'Lift fault',
    read: 'Lift faults: see the list and details',
    write: 'Lift faults: acknowledge and report',
  },
} as const

/** What the audit trail calls its calls. */
export const faultAudit = {
  liftFaults: {
    acknowledge: 'Lift fault acknowledged',
    takeBack: 'Lift fault: acknowledgement taken back',
    arrive: 'Lift fault: help on site',
    report: 'Lift fault reported',
  },
} as const
