/** Words of cases: complaints about lifts, as all screens show them. */
export const complaints = {
  fields: {
    caseNo: 'Case ID',
    createdAt: 'Logged date',
    complaint: 'Complaint',
    subcategory: 'Subcategory',
    feedbackType: 'Feedback type',
    category: 'Category',
    channel: 'Feedback channel',
    media: 'Received by',
    isNew: 'New',
    updatedAt: 'Updated',
    priority: 'Priority',
    status: 'Status',
  },
  /** Who complained. */
  complainant: {
    complainant: 'Complainant',
    residential: 'Home phone',
    phone: 'Mobile phone',
    email: 'E-mail address of the complainant',
    complainantAddress: 'Address of the complainant',
  },
  empty: 'No complaints.',
  none: 'No complaints about this fault.',
  loadFailed: 'The complaints could not be loaded',
} as const
