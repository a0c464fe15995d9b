import { auditFilter } from '@liftwatch/core/contract/audit'
import { dayFlags, filterFlags } from './filter-flags'

const { shape } = auditFilter

export const auditFlags = filterFlags(auditFilter, [
  { flag: '--user <text>', name: 'userName', description: 'who did it', type: shape.userName },
  {
    flag: '--action <action>',
    name: 'action',
    description: 'what was done, such as liftFaults.acknowledge',
    type: shape.action,
  },
  { flag: '--subject <id>', name: 'subjectId', description: 'what it was done to, by its id', type: shape.subjectId },
  ...dayFlags('startTs', 'endTs'),
])
