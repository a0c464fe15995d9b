import { liftFaultTable } from '@liftwatch/core/tables/lift-faults'
import { columnsOf } from '../../../cli/src/output/of-table'
import type { OptionTables } from '../../harness/options-table'

const file = {
  filter: {},
  sort: 'alarmStartTs,DESC',
  format: 'csv',
  csv: { headings: 'keys', times: 'iso', delimiter: ',', byteOrderMark: 'false' },
  ifExists: 'fail',
  failIfEmpty: false,
}
const faultFields = columnsOf(liftFaultTable).all.map(({ name }) => name)

/** Of the commands that make files of lists. */
export const exportOptions: OptionTables = {
  'export audit': [
    ['--user nur --columns at', { ...file, filter: { userName: 'nur' }, sort: 'at,DESC', columns: ['at'] }],
  ],
  'export buildings': [
    [
      '-o csv --delimiter tab --bom --columns name',
      { ...file, sort: 'name,ASC', columns: ['name'], csv: { ...file.csv, delimiter: '\t', byteOrderMark: 'true' } },
    ],
  ],
  'export lift-faults': [
    [
      '--out f.csv --severity urgent',
      { ...file, columns: faultFields, filter: { severity: ['URGENT'] }, out: 'f.csv' },
    ],
    [
      '--out f-{date}.xlsx --if-exists skip',
      {
        ...file,
        columns:
          'severity alarmStartTs liftName description operationalStatus alarmStatus duration acknowledgedBy lmdClientId'.split(
            ' ',
          ),
        format: 'xlsx',
        out: 'f-{date}.xlsx',
        ifExists: 'skip',
      },
    ],
    [
      '--if-exists maybe',
      "error: option '--if-exists <rule>' argument 'maybe' is invalid. Allowed choices are fail, replace, skip.",
    ],
  ],
  'export switch-offs': [['--columns liftName', { ...file, sort: 'offAt,DESC', columns: ['liftName'] }]],
  'export lifts': [
    ['--columns name', { ...file, sort: 'name,ASC', columns: ['name'] }],
    [
      '--columns floor',
      "error: option '--columns <names>': must be all, or of id, name, lmd, lmdClientId, lastOnlineTs, flags, openFaultCnt, complaintCnt, omsScheduleCnt, building, townCouncil, liftCompany, ward",
    ],
  ],
  'export lmds': [
    [
      '--online offline --fail-if-empty --columns name',
      { ...file, filter: { onlineFormat: 'Offline' }, sort: 'name,ASC', columns: ['name'], failIfEmpty: true },
    ],
  ],
  'export passenger-traps': [
    ['--team Rescue --columns team', { ...file, filter: { team: 'Rescue' }, columns: ['team'] }],
  ],
  'export rbes': [
    [
      '--code PMP1 -o jsonl --columns type',
      { ...file, filter: { errorCode: ['PMP1'] }, format: 'jsonl', columns: ['type'] },
    ],
  ],
}
