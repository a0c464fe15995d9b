/** Words of the check of the audit trail. */
export const auditChain = {
  entries: 'Entries',
  states: {
    intact: 'Intact',
    changed: 'Broken: an entry was changed, or the one before it',
    missing: 'Broken: entries are missing',
    inserted: 'Broken: an entry was put in',
    reordered: 'Broken: entries have other places',
    truncated: 'Broken: the newest entries are missing, up to the expected one',
    rewritten: 'Broken: the expected entry has another seal',
  },
  fields: {
    state: 'Audit trail',
    checkedCnt: 'Entries checked',
    sealFrom: 'From',
    sealTo: 'To',
    head: 'Head',
    brokenNumbers: 'Broken at number',
    brokenAt: 'Time',
    brokenAction: 'Action',
    forgottenTo: 'Deleted by age, up to number',
    unsealedCnt: 'Newer, not sealed yet',
  },
} as const
