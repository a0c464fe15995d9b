import { accessStatus } from '../contract/accounts/organizations'
import { userKind } from '../contract/accounts/user-kind'
import type { MemberRow } from '../contract/accounts/users'
import { accessStatusTone } from '../tones'
import { lastEditColumns, lastEditFields } from './last-edit-columns'
import { groupsColumn, roleColumn } from './member-columns'
import { stateColumn } from './state-column'
import { instantColumn, names, textColumn, wordKeys, type Table } from './table'

const kindWords = wordKeys('states.userKind', userKind)
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
    // A service account has none, and is marked there.
    textColumn('email', 'users.fields.email', 28, (row, t) => row.email ?? t('states.userKind.SERVICE'), {
      code: row => row.email,
      canShrink: true,
    }),
    roleColumn('users.fields.role'),
    stateColumn('status', 'users.fields.status', 13, {
      of: row => row.status,
      words: statusWords,
      tone: accessStatusTone,
    }),
    groupsColumn('users.fields.groups'),
    stateColumn('kind', 'users.fields.kind', 16, { of: row => row.kind, words: kindWords }, { isExtra: true }),
    instantColumn('lastActiveAt', 'users.fields.lastActiveAt', row => row.lastActiveAt, {
      sortField: 'lastActiveAt',
      isHighestFirst: true,
    }),
  ],
  terminalColumns: lastEditColumns,
  fields: names('id nickname email role status groups lastActiveAt kind', lastEditFields),
  listed: names('id nickname email role status groups lastActiveAt'),
}
