import type { OptionTables } from '../../harness/options-table'

const output = { format: 'table' }
const usual = { output, isDryRun: false, isSure: true }
const lift = 'AMK-AMA1-205-A'

/** Of the commands for maintenance days and their checks. */
export const maintenanceOptions: OptionTables = {
  'maintenance days list': [
    [`${lift} --month 2026-13`, "error: option '--month <month>': must be a month such as 2026-10, last or this"],
  ],
  'maintenance days set': [
    [`2026-12-10 ${lift} ${lift}`, { ...usual, names: [lift], given: { to: '2026-12-10' } }],
    [`2026-02-30 ${lift}`, "error: argument 'to': must be a day, such as 2026-11-21"],
  ],
  'maintenance days move': [
    [
      `2026-12-10 2026-12-11 ${lift} --reason works --dry-run`,
      { ...usual, isDryRun: true, names: [lift], given: { from: '2026-12-10', to: '2026-12-11', reason: 'works' } },
    ],
    [`2026-12-10 2026-12-11 ${lift}`, "error: required option '--reason <text>' not specified"],
  ],
  'maintenance days cancel': [
    [`2026-12-10 ${lift} --reason works`, { ...usual, names: [lift], given: { from: '2026-12-10', reason: 'works' } }],
  ],
  'maintenance days import': [
    ['days.csv --dry-run -o csv', { file: 'days.csv', dryRun: true, output: { format: 'csv' } }],
    ['', "error: missing required argument 'file'"],
  ],
  'maintenance checks list': [
    [
      '--date 2026-11-05 --state not-done,done',
      {
        filter: { date: '2026-11-05', state: ['NOT_DONE', 'DONE'] },
        extent: { page: 0, size: 20 },
        sort: 'date,ASC',
        output,
        failIfEmpty: false,
      },
    ],
  ],
  'maintenance checks show': [[`${lift}/2026-11-05`, { name: `${lift}/2026-11-05`, output }]],
  'maintenance checks remark': [
    [`${lift}/2026-11-05 --remark late`, { ...usual, names: [`${lift}/2026-11-05`], given: { remark: 'late' } }],
    [`${lift}/2026-11-05`, "error: required option '--remark <text>' not specified"],
  ],
  'maintenance checks export': [['--nonsense', "error: unknown option '--nonsense'"]],
}
