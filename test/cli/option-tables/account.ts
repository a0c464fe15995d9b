import { id, page, type OptionTables } from '../../harness/options-table'

/** Of the commands for accounts, contexts, and the programs. */
export const accountOptions: OptionTables = {
  api: [
    [
      'get api/lift/page?size=5 -f page=1 -F block=205',
      { method: 'GET', path: 'api/lift/page?size=5', field: ['page=1'], rawField: ['block=205'] },
    ],
    [
      'PUT /api/x --input - -o yaml',
      { method: 'PUT', path: '/api/x', field: [], rawField: [], input: '-', output: 'yaml' },
    ],
    ['PATCH /api/x', "error: argument 'method': must be one of GET, POST, PUT, DELETE"],
    ['GET https://other.example/api', "error: argument 'path': must be a path such as /api/lift/page"],
    ['GET /api/x --input body.json', "error: option '--input <file>': is for POST and PUT"],
    ['GET /api/x -f size', "error: option '-f, --field <name=value>': must be NAME=VALUE, such as size=5"],
    [
      'PUT /api/x -f a=1 --input -',
      "error: option '-f, --field <name=value>' cannot be used with option '--input <file>'",
    ],
  ],
  'audit list': [
    [
      '--user nur --filter action=session.login',
      { filter: { userName: 'nur', action: 'session.login' }, ...page, sort: 'at,DESC' },
    ],
  ],
  'audit verify': [
    ['', { output: { format: 'table' } }],
    [
      `--expect 12:${'0a'.repeat(32)} -o json`,
      { expect: { number: 12, seal: '0a'.repeat(32) }, output: { format: 'json' } },
    ],
    ['--expect 12', "error: option '--expect <number:seal>': must be NUMBER:SEAL, as this command shows the head"],
    ['--expect 12:0A', "error: option '--expect <number:seal>': must be NUMBER:SEAL, as this command shows the head"],
  ],
  backup: [
    ['--out /srv/backups --keep 14', { out: '/srv/backups', keep: 14, pgDump: false }],
    [
      '--verify /srv/backups/liftwatch-2026-11-25T03-00-00Z',
      { verify: '/srv/backups/liftwatch-2026-11-25T03-00-00Z', pgDump: false },
    ],
    ['', "error: option '--out <folder>': must be given: the folder in which the backup becomes a folder of its own"],
    ['--out /srv/backups --keep 0', "error: option '--keep <n>': must be a whole number from 1 to 1000"],
    ['--out /srv/backups --pg-dump', { out: '/srv/backups', pgDump: true }],
    ['--verify a --pg-dump', "error: option '--verify <backup>' cannot be used with option '--pg-dump'"],
    ['--verify a --out b', "error: option '--verify <backup>' cannot be used with option '--out <folder>'"],
    [
      '--keep 3',
      "error: option '--out <folder>': must be given: the folder in which the backup becomes a folder of its own",
    ],
  ],
  complete: [
    ['contexts', { what: 'contexts', beginning: '' }],
    ['lifts AMK', { what: 'lifts', beginning: 'AMK' }],
    [
      'users',
      "error: command-argument value 'users' is invalid for argument 'what'. Allowed choices are contexts, organisations, lifts.",
    ],
  ],
  completion: [
    ['zsh', { shell: 'zsh' }],
    [
      'tcsh',
      "error: command-argument value 'tcsh' is invalid for argument 'shell'. Allowed choices are bash, zsh, fish.",
    ],
  ],
  'codes list': [['-o csv', { output: { format: 'csv' } }]],
  'context add': [
    [
      'prod --server https://lifts.example --org AMK --token-file - --dry-run',
      { name: 'prod', server: 'https://lifts.example', org: 'AMK', tokenFile: '-', dryRun: true },
    ],
    ['prod --server lifts', "error: option '--server <url>': must be an address such as http://127.0.0.1:7070"],
  ],
  'context list': [['', { output: { format: 'table' } }]],
  'context remove': [['prod -y', { name: 'prod', dryRun: false, yes: true }]],
  'context show': [
    ['', { output: { format: 'table' } }],
    ['prod', { name: 'prod', output: { format: 'table' } }],
  ],
  'context use': [['prod', { name: 'prod', dryRun: false }]],
  doctor: [
    ['-o json', { output: { format: 'json' }, server: false }],
    ['--server --settings liftwatch.env', { output: { format: 'table' }, server: true, settings: 'liftwatch.env' }],
  ],
  login: [
    ['', { remember: false }],
    ['ann@example.org', { name: 'ann@example.org', remember: false }],
    [
      'ann@example.org --password-file - --org AMK --remember',
      { name: 'ann@example.org', passwordFile: '-', org: 'AMK', remember: true },
    ],
    ['ann@example.org --code 123456', { name: 'ann@example.org', code: '123456', remember: false }],
    ['ann', "error: argument 'name': must be an e-mail address"],
    ['ann@example.org secret', 'error: too many arguments. Expected 1 argument but got 2.'],
  ],
  logout: [['', {}]],
  'mail outbox': [['--size 5 -o json', { output: { format: 'json' }, extent: { page: 0, size: 5 } }]],
  'mail resend': [
    [`${id} --dry-run`, { ids: [id], failed: false, dryRun: true }],
    ['--failed', { ids: [], failed: true, dryRun: false }],
    ['', "error: option '--failed': or the ids of mails: give one of the two"],
  ],
  monitor: [
    ['--readonly --screen lifts', { readonly: true, screen: 'lifts' }],
    ['--filter blk=205 --filter severity=URGENT', { filter: ['blk=205', 'severity=URGENT'] }],
    ['lifts', 'error: too many arguments. Expected 0 arguments but got 1.'],
    ['--cats', "error: unknown option '--cats'"],
  ],
  password: [
    ['', { endTokens: false }],
    [
      '--old-password-file old --password-file - --end-tokens',
      { oldPasswordFile: 'old', passwordFile: '-', endTokens: true },
    ],
    [
      '--old-password-file - --password-file -',
      "error: option '--password-file <file>': must not be - as well: standard input can be read once only",
    ],
  ],
  'sessions end': [
    [id, { id, others: false, yes: false }],
    ['--others -y', { others: true, yes: true }],
    ['--user ann@example.org', { user: 'ann@example.org', others: false, yes: false }],
    ['', "error: option '--others': give the id of a session, --others or --user: one of the three"],
    [`${id} --others`, "error: option '--others': give the id of a session, --others or --user: one of the three"],
  ],
  'sessions list': [['-o json', { output: { format: 'json' } }]],
  'org list': [
    ['--output=csv', { output: { format: 'csv' } }],
    ['-o csv --delimiter ; --bom', { output: { format: 'csv', delimiter: ';', bom: true } }],
    ['-o csv --delimiter tab', { output: { format: 'csv', delimiter: '\t' } }],
    ['-o csv --delimiter ；', { output: { format: 'csv', delimiter: '；' } }],
    [
      '-o csv --delimiter ;;',
      "error: option '--delimiter <character>': must be tab, or one character other than a quotation mark",
    ],
    [
      '-o csv --delimiter "',
      "error: option '--delimiter <character>': must be tab, or one character other than a quotation mark",
    ],
    ['--delimiter ;', "error: option '--delimiter <character>': is for -o csv alone"],
    ['-o json --bom', "error: option '--bom': is for -o csv alone"],
  ],
  'org use': [
    ['AMK', { organization: 'AMK', dryRun: false }],
    ['', "error: missing required argument 'organization'"],
  ],
  serve: [
    ['', { arguments: [] }],
    ['--port 3 x --verbose', { arguments: ['--port', '3', 'x', '--verbose'] }],
  ],
  'tokens create': [
    [
      'cron --permission home,lift-fault --days 7 --dry-run',
      {
        name: 'cron',
        permission: ['home', 'lift-fault'],
        days: 7,
        ifExists: 'fail',
        dryRun: true,
        output: { format: 'table' },
      },
    ],
  ],
  'tokens list': [
    ['-o yaml', { output: { format: 'yaml' } }],
    ['--for cron', { for: 'cron', output: { format: 'table' } }],
  ],
  'tokens rename': [
    ['nightly weekly', { token: 'nightly', name: 'weekly', dryRun: false }],
    ['nightly weekly --for cron', { token: 'nightly', for: 'cron', name: 'weekly', dryRun: false }],
    ['nightly', "error: missing required argument 'name'"],
  ],
  'tokens rotate': [
    [
      'nightly --days 30 --out t.txt -y',
      {
        token: 'nightly',
        days: 30,
        out: 't.txt',
        ifExists: 'fail',
        dryRun: false,
        yes: true,
        output: { format: 'table' },
      },
    ],
    ['nightly --days 999', "error: option '--days <n>': must be a number of days from 1 to 365"],
  ],
  restore: [
    ['/srv/backups/one --dry-run', { backup: '/srv/backups/one', dryRun: true }],
    ['', "error: missing required argument 'backup'"],
  ],
  'tokens revoke': [
    [id, { token: id, dryRun: false, yes: false }],
    ['nightly --dry-run --yes', { token: 'nightly', dryRun: true, yes: true }],
  ],
  whoami: [
    ['', { output: { format: 'table' } }],
    ['-o json', { output: { format: 'json' } }],
  ],
}
