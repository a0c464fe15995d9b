import { accessStatus, organizationType, type OrganizationRow } from '../contract/accounts/organizations'
import { accessStatusTone } from '../tones'
import { lastEditColumns, lastEditFields } from './last-edit-columns'
import { stateColumn } from './state-column'
import { countColumn, instantColumn, names, textColumn, wordKeys, type Table } from './table'

const typeWords = wordKeys('states.organizationType', organizationType)
const statusWords = wordKeys('states.accessStatus', accessStatus)

/** The list of organisations (specification 2 sections 2 and 3). */
export const organizationTable: Table<OrganizationRow> = {
  type: 'ORGANIZATION_TABLE_HEADER',
  title: 'organizations.title',
  columns: [
    textColumn('name', 'organizations.fields.name', 28, row => row.name, {
      isFixed: true,
      sortField: 'name',
      canShrink: true,
    }),
    stateColumn(
      'type',
      'organizations.fields.type',
      18,
      { of: row => row.type, words: typeWords },
      { sortField: 'type' },
    ),
    stateColumn('status', 'organizations.fields.status', 13, {
      of: row => row.status,
      words: statusWords,
      tone: accessStatusTone,
    }),
    textColumn('admins', 'organizations.fields.admins', 28, row => row.admins.join(', ') || null, {
      json: row => row.admins,
      canShrink: true,
    }),
    countColumn('memberCnt', 'organizations.fields.memberCnt', row => row.memberCnt, { width: 8 }),
    instantColumn('createdAt', 'organizations.fields.createdAt', row => row.createdAt, {
      sortField: 'createdAt',
      isHighestFirst: true,
    }),
  ],
  terminalColumns: lastEditColumns,
  fields: names('id name type status admins memberCnt createdAt', lastEditFields),
  listed: names('id name type status admins memberCnt'),
}
