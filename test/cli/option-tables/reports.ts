import { expect } from 'vitest'
import type { OptionTables } from '../../harness/options-table'

const keys =
  'mcr, mar, plr, mptr, dbr, mbr, breakdown-code-summary-report, dcr, tcmr_tcmr, w_lm_r, clr, planned-switch-offs, clr-detail, alarm-load'

/** Of the commands for reports. */
export const reportOptions: OptionTables = {
  'reports list': [['-o json', { output: { format: 'json' } }]],
  'reports trend': [
    ['tcmr_tcmr --month 2026-01 -o csv', { key: 'tcmr_tcmr', month: '2026-01', output: { format: 'csv' } }],
    [
      'clr --lift-company Ascendo,Zenith',
      { key: 'clr', liftCompany: ['Ascendo', 'Zenith'], output: { format: 'table' } },
    ],
    ['tcmr_tcmr --town-council Bedok', { key: 'tcmr_tcmr', townCouncil: ['Bedok'], output: { format: 'table' } }],
    ['clr --month 2026-01', "error: option '--month <month>': is not for the trend of clr"],
    ['tcmr_tcmr --lift-company A', "error: option '--lift-company <names>': is not for the trend of tcmr_tcmr"],
    ['tcmr_tcmr --month May', "error: option '--month <month>': must be a month, such as 2026-11"],
    ['mbr', "error: command-argument value 'mbr' is invalid for argument 'key'. Allowed choices are tcmr_tcmr, clr."],
  ],
  'reports run': [
    [
      'mbr --month 2026-10 --out mbr.xlsx --columns liftName',
      {
        report: expect.objectContaining({ key: 'mbr', period: 'month' }),
        period: '2026-10',
        format: 'xlsx',
        columns: ['liftName'],
        asked: {},
        out: 'mbr.xlsx',
        ifExists: 'fail',
        failIfEmpty: false,
      },
    ],
    ['--all --month previous --dir out', { set: { dir: 'out', format: 'xlsx', asked: {}, ifExists: 'fail' } }],
    [
      'mbr --town AMK,BDK --ward Kebun --fail-if-empty',
      {
        report: expect.objectContaining({ key: 'mbr' }),
        format: 'table',
        columns: expect.any(Array),
        asked: { town: ['AMK', 'BDK'], ward: ['Kebun'] },
        ifExists: 'fail',
        failIfEmpty: true,
      },
    ],
    [
      'tcmr_tcmr --by both --town-council Bedok',
      {
        report: expect.objectContaining({ key: 'tcmr_tcmr', by: 'both' }),
        format: 'table',
        columns: expect.any(Array),
        asked: { townCouncil: ['Bedok'] },
        ifExists: 'fail',
        failIfEmpty: false,
      },
    ],
    ['tcmr_tcmr --town AMK', "error: option '--town <codes>': is not for tcmr_tcmr"],
    ['--all --dir out --fail-if-empty', "error: option '--all' cannot be used with option '--fail-if-empty'"],
    ['mbr --day 2026-10-01', "error: option '--day <day>': is not for mbr, which is by the month"],
    ['nope', `error: argument 'key': must be one of ${keys}`],
    ['', `error: argument 'key': must be one of ${keys}`],
  ],
}
