import { listAuditedCalls } from '../contract/api'
import { formatInstant } from '../text/format'
import type { Translate } from '../text/translate'

/**
 * What the audit trail writes down besides the calls that change something: one that was refused, a file that left, and what the server
 * forgot by itself.
 */
export const noticedActions = [
  'session.loginRefused',
  'access.refused',
  'exports.send',
  'audit.forget',
  'mails.forget',
  'alarms.forget',
] as const
export type NoticedAction = (typeof noticedActions)[number]

/** Everything that the audit trail can be asked for. */
export const auditActions = [...listAuditedCalls(), ...noticedActions]

const auditFields = [
  'technicianName',
  'operatorName',
  'faultCode',
  'ptCode',
  'result',
  'team',
  'comment',
  'name',
  'permissions',
  'expiresAt',
  'joined',
  'email',
  'invited',
  'role',
  'address',
  'userAgent',
  'clientId',
  'buildings',
  'lifts',
  'lmds',
  'buildingsKept',
  'organizationsCreated',
  'code',
  'call',
  'count',
  'format',
  'rows',
  'month',
  'table',
  'filters',
  'sessions',
  'tokens',
  'by',
  'linked',
  'recoveryCodesLeft',
  'requiresSecondFactor',
  'type',
  'status',
  'phone',
  'townCouncils',
  'groups',
  'members',
  'added',
  'removed',
  'changes',
  'organization',
  'townCouncil',
  'liftCompany',
  'lmdVendor',
  'managementAgent',
  'liftNames',
  'reason',
  'alarms',
  'switchOffs',
  'maintenanceDays',
  'caseNo',
  'subcategory',
  'priority',
  'fields',
  'columns',
  'devices',
  'stored',
  'repeat',
  'refused',
  'number',
  'seal',
  'lastAt',
] as const

/** What was done, in words; an action of another version is named by its id. */
export function actionText(action: string, t: Translate): string {
  const known = auditActions.find(one => one === action)
  return known ? t(`audit.actions.${known}`) : action
}

function fieldText(field: string, t: Translate): string {
  const known = auditFields.find(one => one === field)
  return known ? t(`audit.fields.${known}`) : field
}

function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-'
  if (typeof value === 'number' && /(At|Ts)$/.test(field)) return formatInstant(value)
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(item => valueText(field, item)).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One thing that an action changed or added; without a `before` there was nothing that it replaced. */
export interface Change {
  readonly field: string
  readonly before: string | undefined
  readonly after: string
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** What an action changed: of its `before` and `after` what differs, and whatever else was noted of it. */
export function changesOf(detail: Readonly<Record<string, unknown>>, t: Translate): Change[] {
  const { before: replaced, after: replacing, ...rest } = detail
  const before = fieldsOf(replaced)
  const after = fieldsOf(replacing)
  const compared = [...new Set([...Object.keys(before), ...Object.keys(after)])].map(field => ({
    field: fieldText(field, t),
    before: valueText(field, before[field]),
    after: valueText(field, after[field]),
  }))
  const noted = Object.entries(rest).map(([field, value]) => ({
    field: fieldText(field, t),
    before: undefined,
    after: valueText(field, value),
  }))
  return [...compared.filter(change => change.before !== change.after), ...noted]
}
