import { z } from 'zod/mini'
import { role } from '../../contract/accounts/organizations'
import { userKind } from '../../contract/accounts/user-kind'
import { memberFilter } from '../../contract/accounts/users'
import { accessStatusField } from './access-status-field'
import { filterFields, type FilterField } from './filter-field'

const searchField = {
  kind: 'text',
  name: 'search',
  label: 'users.fields.search',
  width: '14rem',
  flag: '--search <text>',
  help: 'name or e-mail address, from the beginning of a word',
} as const satisfies FilterField

const roleField = {
  kind: 'choice',
  name: 'role',
  label: 'users.fields.role',
  width: '8rem',
  flag: '--role <role>',
  options: role.options.map(value => ({ value, label: `states.role.${value}` as const })),
} as const satisfies FilterField

const kindField = {
  kind: 'choice',
  name: 'kind',
  label: 'users.fields.kind',
  width: '10rem',
  flag: '--kind <kind>',
  options: userKind.options.map(value => ({ value, label: `states.userKind.${value}` as const })),
} as const satisfies FilterField

const groupField = {
  kind: 'text',
  name: 'groupId',
  label: 'users.fields.group',
  width: '9rem',
  flag: '--group <group>',
  help: 'group, by name or id',
  isRecord: true,
} as const satisfies FilterField

/** The filters of the list of one's own organisation's members. */
export const userFilters = filterFields(memberFilter, [
  searchField,
  roleField,
  accessStatusField,
  kindField,
  groupField,
])

/** Those of the list of its service accounts. */
export const serviceAccountFilters = filterFields(z.omit(memberFilter, { role: true, kind: true }), [
  searchField,
  accessStatusField,
  groupField,
])

/** Those of any organisation's members, whose groups are not the reader's to know. */
export const memberFilters = filterFields(z.omit(memberFilter, { groupId: true }), [
  searchField,
  roleField,
  accessStatusField,
  kindField,
])

/** Those of its administrators. */
export const adminFilters = filterFields(z.pick(memberFilter, { search: true, status: true }), [
  searchField,
  accessStatusField,
])
