import { accessStatus } from '../contract/accounts/organizations'
import type { MemberRow } from '../contract/accounts/users'
import { accessStatusTone } from '../tones'
import { groupsColumn, roleColumn } from './member-columns'
import { stateColumn } from './state-column'
import { instantColumn, names, textColumn, wordKeys, type Table } from './table'

const statusWords = wordKeys('states.accessStatus', accessStatus)

/** The list of the members of an organisation (specification 2 sections 2 and 3). */
export const userTable: Table<MemberRow> = {
  type: 'USER_TABLE_HEADER',
  title: 'users.title',
  columns: [
    textColumn('nickname', 'users.fields.nickname', 22, row => row.nickname, {
      isFixed: true,
      sortField: 'nickname',
      canShrink: true,
    }),
    textColumn('email', 'users.fields.email', 28, row => row.email, { canShrink: true }),
    roleColumn('users.fields.role'),
    stateColumn('status', 'users.fields.status', 13, {
      of: row => row.status,
      words: statusWords,
      tone: accessStatusTone,
    }),
    groupsColumn('users.fields.groups'),
    instantColumn('lastActiveAt', 'users.fields.lastActiveAt', row => row.lastActiveAt, {
      sortField: 'lastActiveAt',
      isHighestFirst: true,
    }),
  ],
  fields: names('id nickname email role status groups lastActiveAt'),
}
