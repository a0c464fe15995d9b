import type { GroupRow } from '../contract/accounts/groups'
import { lastEditColumns, lastEditFields } from './last-edit-columns'
import { countColumn, instantColumn, names, textColumn, type Table } from './table'

/** The list of the groups of an organisation (specification 2 section 2). */
export const groupTable: Table<GroupRow> = {
  type: 'GROUP_TABLE_HEADER',
  title: 'groups.title',
  columns: [
    textColumn('name', 'groups.fields.name', 28, row => row.name, {
      isFixed: true,
      sortField: 'name',
      canShrink: true,
    }),
    countColumn('memberCnt', 'groups.fields.memberCnt', row => row.memberCnt, { width: 8 }),
    countColumn('permissionsCnt', 'groups.fields.permissionsCnt', row => row.permissionsCnt, { width: 11 }),
    instantColumn('updatedAt', 'groups.fields.updatedAt', row => row.updatedAt, {
      sortField: 'updatedAt',
      isHighestFirst: true,
    }),
  ],
  // When it was changed has a column of its own.
  terminalColumns: lastEditColumns.filter(({ key }) => key !== 'updatedAt'),
  fields: names('id name memberCnt permissionsCnt', lastEditFields),
  listed: names('id name memberCnt permissionsCnt updatedAt'),
}
