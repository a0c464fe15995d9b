import { id, page, type OptionTables } from '../../harness/options-table'

const byName = { ...page, sort: 'name,ASC' }

/** Of the commands for the estate. */
export const estateOptions: OptionTables = {
  'buildings lifts': [[`${id} --page 1 --size 5`, { id, output: { format: 'table' }, extent: { page: 1, size: 5 } }]],
  'buildings list': [
    ['--postal-code 56', { filter: { postalCode: '56' }, ...byName }],
    ['--severity urgent', "error: unknown option '--severity'"],
  ],
  'buildings show': [[id, { id, output: { format: 'table' } }]],
  'estate check': [
    ['estate.csv', { file: 'estate.csv', offline: false, output: { format: 'table' } }],
    ['- --offline -o jsonl', { file: '-', offline: true, output: { format: 'jsonl' } }],
    ['', "error: missing required argument 'file'"],
  ],
  'estate import': [
    ['estate.csv', { file: 'estate.csv', dryRun: false, output: { format: 'table' } }],
    ['- --dry-run -o json', { file: '-', dryRun: true, output: { format: 'json' } }],
    ['', "error: missing required argument 'file'"],
  ],
  'lifts list': [['--lmd AMK', { filter: { lmdClientId: 'AMK' }, ...byName }]],
  'lifts show': [[id, { id, output: { format: 'table' } }]],
  'lifts telemetry': [[`${id} -o json`, { id, output: { format: 'json' } }]],
  'lmds lifts': [
    [`${id} --all`, { id, output: { format: 'table' }, extent: { limit: null } }],
    [`${id} --columns name`, "error: unknown option '--columns'"],
  ],
  'lmds list': [
    [
      '--online offline --test-call overdue',
      { filter: { onlineFormat: 'Offline', isTestCallOverdue: 'true' }, ...byName },
    ],
  ],
  'lmds show': [[id, { id, output: { format: 'table' } }]],
  'lmds token': [
    ['lmd-1', { clientId: 'lmd-1', dryRun: false, yes: false, output: { format: 'table' } }],
    ['lmd-1 -y --dry-run', { clientId: 'lmd-1', dryRun: true, yes: true, output: { format: 'table' } }],
  ],
  'lmds versions': [['-o csv', { output: { format: 'csv' } }]],
}
