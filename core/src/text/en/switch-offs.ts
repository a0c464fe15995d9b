/** Words of planned switch-offs (OMS schedules). */
export const switchOffs = {
  title: 'Planned switch-offs',
  empty: 'No planned switch-offs.',
  create: 'Plan switch-off',
  edit: 'Edit',
  save: 'Save',
  saved: 'Success',
  planned: 'Planned.',
  plannedBefore: 'Planned before.',
  ask: 'Do you want save this item?',
  switchOn: 'Switch on',
  switchedOn: 'Switched on.',
  cancel: 'Cancel switch-off',
  cancelled: 'Cancelled.',
  name: 'Switch-off of {{lift}}',
  tabs: { OPEN: 'Open', CLOSED: 'Closed', DELAY: 'On delay', HISTORY: 'History' },
  sections: { plan: 'Switch-off', lift: 'Lift', course: 'History' },
  fields: {
    status: 'Status',
    offAt: 'Off time',
    onAt: 'On time',
    switchOnAt: 'Switched on at',
    duration: 'Duration',
    delay: 'Delay',
    report: 'Report',
    tel: 'Phone',
    author: 'Planned by',
    switchedOnBy: 'Switched on by',
    cancelledBy: 'Cancelled by',
    lastEditor: 'Last changed by',
    createdAt: 'Planned at',
    cancelledAt: 'Cancelled at',
    cancelReason: 'Reason',
  },
  offDays: 'Off time',
  offFrom: 'Off from',
  offUntil: 'Off until',
  timeHint: 'Day and time, to the minute.',
  required: {
    lift: 'Please select lift.',
    report: 'Please input report description.',
    time: 'Please select a time.',
    reason: 'Please enter reason',
  },
  hasOne: 'Already planned',
  timesFixed: 'The off time has come: the report alone can be changed.',
  day: 'Day',
  hour: 'Hour',
  minute: 'Minute',
  lookFor: 'Look for a lift',
  noLift: 'No such lift.',
  mark: 'Switched off',
  /** The same where there is little room. */
  markBrief: 'Off',
} as const

/** The screens of this, with what their permissions open. */
export const switchOffScreens = {
  'oms-schedule': {
    name: 'Planned switch-offs',
    read: 'Planned switch-offs: see the list and details',
    write: 'Planned switch-offs: plan, change and switch on',
  },
} as const

/** What the audit trail calls its calls. */
export const switchOffAudit = {
  switchOffs: {
    create: 'Switch-off planned',
    edit: 'Switch-off edited',
    switchOn: 'Lift switched on',
    cancel: 'Switch-off cancelled',
  },
} as const
