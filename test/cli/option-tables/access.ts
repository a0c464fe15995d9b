import { id, type OptionRows, type OptionTables } from '../../harness/options-table'

const output = { format: 'table' }
const usual = { output, isDryRun: false }
const listed = { extent: { page: 0, size: 20 }, output, failIfEmpty: false }

/** Of a command that does something to any number of records, and asks nothing before. */
function several(argument: string): OptionRows {
  return [
    ['a@b.org d@e.org a@b.org', { ...usual, names: ['a@b.org', 'd@e.org'], isSure: true, given: {} }],
    [`${id} --dry-run -o jsonl`, { names: [id], output: { format: 'jsonl' }, isDryRun: true, isSure: true, given: {} }],
    ['', `error: missing required argument '${argument}'`],
    ['a --yes', "error: unknown option '--yes'"],
  ]
}

/** Of one that asks first. */
function asking(argument: string): OptionRows {
  return [
    ['a@b.org', { ...usual, names: ['a@b.org'], isSure: false, given: {} }],
    ['a@b.org -y --dry-run', { names: ['a@b.org'], output, isDryRun: true, isSure: true, given: {} }],
    ['', `error: missing required argument '${argument}'`],
  ]
}

/** Of one that changes who is in a group. */
const ofGroup: OptionRows = [
  ['night a@b.org d@e.org', { ...usual, names: ['a@b.org', 'd@e.org'], isSure: true, given: { group: 'night' } }],
  ['night', "error: missing required argument 'user'"],
]

const granted: OptionRows = [
  ['night lifts,rbe home', { group: 'night', permission: ['lifts', 'rbe', 'home'], dryRun: false, output }],
  ['night lifts --dry-run', { group: 'night', permission: ['lifts'], dryRun: true, output }],
  ['night', "error: missing required argument 'permission'"],
]

const shown = (name: string): OptionRows => [
  [name, { name, output }],
  [`${name} -o json`, { name, output: { format: 'json' } }],
]

const noRole = "error: required option '--role <role>' not specified"

/** Of the commands for organisations, users, groups, invitations, and access as a file. */
export const accessOptions: OptionTables = {
  'access apply': [
    ['access.yaml', { file: 'access.yaml', dryRun: false, yes: false, output }],
    ['- --dry-run -y -o csv', { file: '-', dryRun: true, yes: true, output: { format: 'csv' } }],
  ],
  'access export': [
    ['', { ifExists: 'fail' }],
    ['--out access.yaml --if-exists replace', { out: 'access.yaml', ifExists: 'replace' }],
    [
      '--if-exists append',
      "error: option '--if-exists <rule>' argument 'append' is invalid. Allowed choices are fail, replace, skip.",
    ],
  ],
  'access plan': [
    ['access.yaml', { file: 'access.yaml', output }],
    ['', "error: missing required argument 'file'"],
  ],
  'groups add': ofGroup,
  'groups create': [
    ['night', { ...usual, name: 'night', given: {} }],
    ['night --dry-run', { ...usual, isDryRun: true, name: 'night', given: {} }],
    ['n'.repeat(101), "error: argument 'name': must have at most 100 characters"],
  ],
  'groups delete': asking('group'),
  'groups grant': [
    ...granted,
    [
      'night lift',
      "error: argument 'permission': lift is not a permission; those are such as lift-fault or lift-fault.write",
    ],
  ],
  'groups list': [['--name night', { filter: { name: 'night' }, sort: 'name,ASC', ...listed }]],
  'groups members': [['night --limit 5', { ...listed, id: 'night', filter: {}, extent: { limit: 5 } }]],
  'groups remove': ofGroup,
  'groups rename': [
    ['night day', { ...usual, names: ['night'], isSure: true, given: { name: 'day' } }],
    ['night', "error: missing required argument 'name'"],
  ],
  'groups revoke': granted,
  'groups show': shown('night'),
  'invitations list': [
    ['--email ann --status open', { filter: { email: 'ann', status: 'OPEN' }, sort: 'createdAt,DESC', ...listed }],
    ['--status used', "error: option '--status <status>': must be one of open, joined, revoked, expired"],
  ],
  'invitations revoke': several('invitation'),
  'orgs contact': [
    ['amk', { organization: 'amk', dryRun: false, output }],
    [
      'amk --phone 61234567 --email a@b.org --dry-run',
      { organization: 'amk', phone: '61234567', email: 'a@b.org', dryRun: true, output },
    ],
    ['amk --email ann', "error: option '--email <address>': must be an e-mail address"],
  ],
  'orgs councils': [
    ['emsu', { organization: 'emsu', add: [], remove: [], dryRun: false, output }],
    [
      'emsu --add amk --add bpt --remove wct --dry-run',
      { organization: 'emsu', add: ['amk', 'bpt'], remove: ['wct'], dryRun: true, output },
    ],
  ],
  'orgs create': [
    ['Ascendo --type lift-company', { ...usual, name: 'Ascendo', given: { type: 'LIFT_COMPANY' } }],
    ['Ascendo', "error: required option '--type <type>' not specified"],
    [
      'Liftwatch --type liftwatch',
      "error: option '--type <type>': must be one of lift-company, lmd-vendor, management-agent, town-council, emsu, bca",
    ],
  ],
  'orgs invite': [
    ['AMK a@b.org d@e.org', { organization: 'AMK', email: ['a@b.org', 'd@e.org'], dryRun: false, output }],
    ['AMK a@b.org --role user', { organization: 'AMK', email: ['a@b.org'], role: 'USER', dryRun: false, output }],
    ['AMK ann', "error: argument 'email': must be an e-mail address"],
  ],
  'orgs list': [
    [
      '--type town-council --status suspended --search ang',
      { filter: { search: 'ang', type: 'TOWN_COUNCIL', status: 'INACTIVE' }, sort: 'name,ASC', ...listed },
    ],
  ],
  'orgs permissions': [
    ['', { grant: [], revoke: [], dryRun: false, output }],
    [
      'town-council --grant clr,mbr --grant rbe --revoke home --dry-run',
      { type: 'TOWN_COUNCIL', grant: ['clr', 'mbr', 'rbe'], revoke: ['home'], dryRun: true, output },
    ],
    ['--grant clr', "error: argument 'type': must be given before --grant and --revoke"],
  ],
  'orgs rename': [['AMK Bishan', { ...usual, names: ['AMK'], isSure: true, given: { name: 'Bishan' } }]],
  'orgs resume': several('organization'),
  'orgs show': shown('AMK'),
  'orgs suspend': asking('organization'),
  'people import': [
    ['people.csv', { file: 'people.csv', dryRun: false, output }],
    ['', "error: missing required argument 'file'"],
  ],
  'service-accounts create': [
    ['cron --group night --group day', { ...usual, name: 'cron', given: { group: ['night', 'day'] } }],
    ['cron@example.org', "error: argument 'name': must not contain @"],
  ],
  'service-accounts list': [
    ['--status suspended', { filter: { status: 'INACTIVE' }, sort: 'nickname,ASC', ...listed }],
    ['--kind person', "error: unknown option '--kind'"],
  ],
  'service-accounts remove': asking('account'),
  'users import': [
    ['people.csv', { file: 'people.csv', dryRun: false, output }],
    ['- --dry-run', { file: '-', dryRun: true, output }],
  ],
  'users invite': [
    [
      'a@b.org d@e.org a@b.org --role user --group night --group day',
      { ...usual, emails: ['a@b.org', 'd@e.org'], given: { role: 'USER', group: ['night', 'day'] } },
    ],
    ['a@b.org', noRole],
    ['ann --role user', "error: argument 'email': must be an e-mail address"],
  ],
  'users list': [
    [
      '--role admin --status active --search ann',
      { filter: { search: 'ann', role: 'ADMIN', status: 'ACTIVE' }, sort: 'nickname,ASC', ...listed },
    ],
    [
      '--group night --kind service',
      { filter: { kind: 'SERVICE', groupId: 'night' }, sort: 'nickname,ASC', ...listed },
    ],
  ],
  'users remove': asking('user'),
  'users resume': several('user'),
  'users role': [
    ['a@b.org --role superuser', { ...usual, names: ['a@b.org'], isSure: true, given: { role: 'SUPERUSER' } }],
    ['a@b.org', noRole],
    ['a@b.org --role guest', "error: option '--role <role>': must be one of user, superuser, admin"],
  ],
  'users show': shown('a@b.org'),
  'users suspend': several('user'),
}
