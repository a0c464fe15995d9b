import type { OptionTables } from '../../harness/options-table'

const oneOfThem = "error: option '--all': give ids, filters such as --device, or --all: one of the three"

/** Of the commands for dead letters. */
export const deadLetterOptions: OptionTables = {
  'dead-letters list': [
    [
      '--device AMK --reason seq --from 2026-02-01 --limit 5 --fail-if-empty',
      {
        filter: { clientId: 'AMK', reason: 'seq', startTs: '2026-02-01' },
        extent: { limit: 5 },
        failIfEmpty: true,
        output: { format: 'table' },
      },
    ],
    ['--from 2026-02-02 --to 2026-02-01', "error: option '--to <time>': must not be before --from"],
  ],
  'dead-letters show': [
    ['81', { id: '81', output: { format: 'table' } }],
    ['x', "error: argument 'id': must be the number of a dead letter"],
  ],
  'dead-letters replay': [
    ['7 8 7 -o csv', { choice: { ids: ['7', '8'] }, dryRun: false, output: { format: 'csv' } }],
    ['--all --dry-run', { choice: { filter: {} }, dryRun: true, output: { format: 'table' } }],
    [
      '--device AMK --month 2026-02',
      {
        choice: { filter: { clientId: 'AMK', startTs: { month: '2026-02' }, endTs: { month: '2026-02' } } },
        dryRun: false,
        output: { format: 'table' },
      },
    ],
    ['', oneOfThem],
    ['7 --all', oneOfThem],
    ['--device AMK --all', oneOfThem],
  ],
  'dead-letters purge': [
    ['7 -y', { choice: { ids: ['7'] }, dryRun: false, yes: true }],
    ['--filter reason=JSON', { choice: { filter: { reason: 'JSON' } }, dryRun: false, yes: false }],
    ['', oneOfThem],
  ],
}
