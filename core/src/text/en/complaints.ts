/** Words of complaints about lifts, as other screens show them. */
export const complaints = {
  fields: {
    caseNo: 'Case ID',
    createdAt: 'Logged date',
    complaint: 'Complaint',
    priority: 'Priority',
    status: 'Status',
  },
  none: 'Nobody has complained about this fault.',
  loadFailed: 'The complaints could not be loaded',
} as const
