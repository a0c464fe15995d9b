import { id, page, type OptionTables } from '../../harness/options-table'

const byName = { ...page, sort: 'name,ASC' }

/** Of the commands for the estate. */
export const estateOptions: OptionTables = {
  status: [
    ['', { output: 'table', target: 25, exitCode: false }],
    ['-o json --target 15 --exit-code', { output: 'json', target: 15, exitCode: true }],
    ['--target 0', "error: option '--target <minutes>': must be a number of minutes from 1 to 240"],
    ['--target 1.5', "error: option '--target <minutes>': must be a number of minutes from 1 to 240"],
    ['--target soon', "error: option '--target <minutes>': must be a number of minutes from 1 to 240"],
    [
      '-o csv',
      "error: option '-o, --output <format>' argument 'csv' is invalid. Allowed choices are table, json, yaml.",
    ],
  ],
  'buildings lifts': [
    [
      `${id} --page 1 --size 5`,
      { id, output: { format: 'table' }, extent: { page: 1, size: 5 }, filter: {}, failIfEmpty: false },
    ],
  ],
  'buildings list': [
    ['--postal-code 56', { filter: { postalCode: '56' }, ...byName }],
    ['--severity urgent', "error: unknown option '--severity'"],
  ],
  'buildings show': [[id, { id, output: { format: 'table' } }]],
  'estate assign': [
    ['contracts.csv', { file: 'contracts.csv', dryRun: false, output: { format: 'table' } }],
    ['- --dry-run -o json', { file: '-', dryRun: true, output: { format: 'json' } }],
    ['', "error: missing required argument 'file'"],
  ],
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
  'estate restore': [
    ['AMK-AMA1-205-A - --dry-run', { lifts: ['AMK-AMA1-205-A', '-'], dryRun: true, output: { format: 'table' } }],
    ['', "error: missing required argument 'lifts'"],
  ],
  'estate retire': [
    [
      'AMK-AMA1-205-A AMK-AMA1-205-B --reason Gone --dry-run -y -o json',
      {
        lifts: ['AMK-AMA1-205-A', 'AMK-AMA1-205-B'],
        reason: 'Gone',
        dryRun: true,
        yes: true,
        output: { format: 'json' },
      },
    ],
    ['AMK-AMA1-205-A', "error: required option '--reason <text>' not specified"],
    ['--reason Gone', "error: missing required argument 'lifts'"],
  ],
  'estate update': [
    ['estate.csv', { file: 'estate.csv', dryRun: false, yes: false, output: { format: 'table' } }],
    ['- --dry-run -y -o json', { file: '-', dryRun: true, yes: true, output: { format: 'json' } }],
    ['', "error: missing required argument 'file'"],
  ],
  'lifts alarms': [
    [
      `${id} --kind lift-fault --code LF7,PTRP --alarm-status set --limit 5`,
      {
        id,
        filter: { type: 'LIFT_FAULT', errorCode: ['LF7', 'PTRP'], alarmStatus: 'SET' },
        extent: { limit: 5 },
        output: { format: 'table' },
        failIfEmpty: false,
      },
    ],
    [
      'AMK-AMA1-205-A',
      {
        id: 'AMK-AMA1-205-A',
        filter: {},
        extent: { page: 0, size: 20 },
        output: { format: 'table' },
        failIfEmpty: false,
      },
    ],
    [`${id} --from 2026-02-02 --to 2026-02-01`, "error: option '--to <time>': must not be before --from"],
  ],
  'lifts list': [
    ['--lmd AMK', { filter: { lmdClientId: 'AMK' }, ...byName }],
    ['--ward Kebun', { filter: { ward: 'Kebun' }, ...byName }],
    ['--service out', { filter: { isOutOfService: 'true' }, ...byName }],
  ],
  'lifts maintenance': [
    [
      `${id} --from 2026-02-01 --fail-if-empty`,
      {
        id,
        filter: { startTs: '2026-02-01' },
        extent: { page: 0, size: 20 },
        output: { format: 'table' },
        failIfEmpty: true,
      },
    ],
    [`${id} --code LM`, "error: unknown option '--code'"],
  ],
  'lifts show': [
    [id, { id, output: { format: 'table' } }],
    ['AMK-AMA1-205-A', { id: 'AMK-AMA1-205-A', output: { format: 'table' } }],
    ['', "error: missing required argument 'lift'"],
  ],
  'lifts telemetry': [[`${id} -o json`, { lift: id, output: { format: 'json' } }]],
  'lmds alarms': [
    [`${id} --all`, { id, filter: {}, extent: { limit: null }, output: { format: 'table' }, failIfEmpty: false }],
  ],
  'lmds lifts': [
    [
      `${id} --all --fail-if-empty`,
      { id, output: { format: 'table' }, extent: { limit: null }, filter: {}, failIfEmpty: true },
    ],
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
    ['lmd-1', { clientId: 'lmd-1', ifExists: 'fail', dryRun: false, yes: false, output: { format: 'table' } }],
    [
      'lmd-1 -y --dry-run',
      { clientId: 'lmd-1', ifExists: 'fail', dryRun: true, yes: true, output: { format: 'table' } },
    ],
    [
      'lmd-1 --out token.txt --if-exists replace',
      {
        clientId: 'lmd-1',
        out: 'token.txt',
        ifExists: 'replace',
        dryRun: false,
        yes: false,
        output: { format: 'table' },
      },
    ],
    [
      'lmd-1 --if-exists skip',
      "error: option '--if-exists <rule>' argument 'skip' is invalid. Allowed choices are fail, replace.",
    ],
  ],
  'lmds tokens': [
    ['--all --out t.csv', { filter: {}, out: 't.csv', ifExists: 'fail', dryRun: false, yes: false }],
    [
      '--block 205 --out t.csv --if-exists replace -y --dry-run',
      { filter: { blk: '205' }, out: 't.csv', ifExists: 'replace', dryRun: true, yes: true },
    ],
    ['--all', "error: required option '--out <file>' not specified"],
    ['--out t.csv', "error: option '--all': or filters such as --block: give one of the two"],
    ['--all --online offline --out t.csv', "error: option '--all': or filters such as --block: give one of the two"],
  ],
  'lmds revoke': [
    ['lmd-1 lmd-2 -y', { clientIds: ['lmd-1', 'lmd-2'], dryRun: false, yes: true }],
    ['', "error: missing required argument 'client-ids'"],
  ],
  'lmds versions': [['-o csv', { output: { format: 'csv' } }]],
}
