/** Words of complaints about lifts, as other screens show them. */
export const complaints = {
  fields: {
    caseNo: 'Case ID',
    createdAt: 'Logged date',
    complaint: 'Complaint',
    subcategory: 'Subcategory',
    media: 'Received by',
    updatedAt: 'Updated',
    priority: 'Priority',
    status: 'Status',
  },
  empty: 'No complaints.',
  none: 'No complaints about this fault.',
  loadFailed: 'The complaints could not be loaded',
} as const
