import { auditFilter } from '../../contract/accounts/audit'
import { auditActions } from '../../tables/audit-entries'
import { filterFields } from './filter-field'

/** The filters of the audit trail. */
export const auditFilters = filterFields(auditFilter, [
  {
    kind: 'text',
    name: 'userName',
    label: 'tables.audit.userName',
    width: '10rem',
    flag: '--user <text>',
    help: 'user, by name',
  },
  {
    kind: 'choice',
    name: 'action',
    label: 'tables.audit.action',
    width: '14rem',
    flag: '--action <action>',
    options: auditActions.map(value => ({ value, label: `audit.actions.${value}` as const, word: value })),
    help: 'action, such as liftFaults.acknowledge',
  },
  {
    kind: 'text',
    name: 'subjectId',
    label: 'tables.audit.subjectId',
    width: '10rem',
    flag: '--subject <id>',
    help: 'record that was changed, by its id',
  },
  {
    kind: 'days',
    help: 'done',
    start: 'startTs',
    end: 'endTs',
    label: 'tables.audit.at',
    from: 'exports.filters.startTs',
    until: 'exports.filters.endTs',
  },
])
