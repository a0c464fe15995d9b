import { expect, test } from 'vitest'
import { liftFaultAck } from '../../cli/src/commands/alarms/lift-fault/ack'
import { liftFaultListCommand } from '../../cli/src/commands/alarms/lift-fault/list'
import { liftFaultShow } from '../../cli/src/commands/alarms/lift-fault/show'
import { liftFaultWatch } from '../../cli/src/commands/alarms/lift-fault/watch'
import { liftFaultArrive } from '../../cli/src/commands/alarms/lift-fault/arrive'
import { liftFaultCount } from '../../cli/src/commands/alarms/lift-fault/count'
import { liftFaultReport } from '../../cli/src/commands/alarms/lift-fault/report'
import { passengerTrapAck } from '../../cli/src/commands/alarms/passenger-trap/ack'
import { passengerTrapListCommand } from '../../cli/src/commands/alarms/passenger-trap/list'
import { rbeListCommand } from '../../cli/src/commands/alarms/rbe/list'
import { auditListCommand } from '../../cli/src/commands/audit/list'
import { buildingListCommand } from '../../cli/src/commands/buildings/list'
import { liftListCommand } from '../../cli/src/commands/lifts/list'
import { lmdListCommand } from '../../cli/src/commands/lmds/list'
import { estateImport } from '../../cli/src/commands/estate/import'
import { lmdToken } from '../../cli/src/commands/lmds/token'
import { login } from '../../cli/src/commands/login'
import { logout } from '../../cli/src/commands/logout'
import { orgList } from '../../cli/src/commands/org/list'
import { orgUse } from '../../cli/src/commands/org/use'
import { serve } from '../../cli/src/commands/serve'
import { whoami } from '../../cli/src/commands/whoami'
import type { CommandSpec } from '../../cli/src/command'
import { optionsOf } from '../harness/cli'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'
const other = '01890a5d-ac96-774b-bcce-b302099a8058'

/** Each row: argv, and the options or the words that it gives. */
function table<Options>(name: string, spec: CommandSpec<Options>, rows: readonly (readonly [string, unknown])[]) {
  test.each(rows)(`${name} %s`, (argv, expected) => {
    const options = optionsOf(spec, argv === '' ? [] : argv.split(' '))
    if (typeof expected === 'string') expect(options).toBe(expected)
    else expect(JSON.parse(JSON.stringify(options))).toEqual(expected)
  })
}

table('login', login, [
  ['', { remember: false }],
  ['ann@example.org', { name: 'ann@example.org', remember: false }],
  [
    'ann@example.org --password-file - --org AMK --remember',
    { name: 'ann@example.org', passwordFile: '-', org: 'AMK', remember: true },
  ],
  ['ann', "error: argument 'name': must be an e-mail address"],
  ['ann@example.org secret', 'error: too many arguments. Expected 1 argument but got 2.'],
])

table('logout', logout, [['', {}]])
table('whoami', whoami, [
  ['', { output: 'table' }],
  ['-o json', { output: 'json' }],
])
table('org list', orgList, [['--output=csv', { output: 'csv' }]])
table('org use', orgUse, [
  ['AMK', { organization: 'AMK' }],
  ['', "error: missing required argument 'organization'"],
])

const page = { extent: { page: 0, size: 20 }, sort: 'alarmStartTs,DESC', output: 'table', failIfEmpty: false }

table('alarms lift-fault list', liftFaultListCommand, [
  ['', { filter: {}, ...page }],
  [
    '--town-council AMK --prefix AMA1 --block 205 --lift A --lmd d1 --postal-code 56',
    { filter: { tc: 'AMK', pfx: 'AMA1', blk: '205', lift: 'A', lmdClientId: 'd1', postalCode: '56' }, ...page },
  ],
  [
    '--status outstanding --alarm-status SET --severity urgent,non-breakdown --number 3 --number 7',
    {
      filter: {
        operationalStatus: 'OUTSTANDING',
        alarmStatus: 'SET',
        severity: ['URGENT', 'NON_BREAKDOWN'],
        alarmLiftFaultNumber: [3, 7],
      },
      ...page,
    },
  ],
  [
    '--from 2026-11-19 --to 2026-11-20',
    // The estate's days begin at 16:00 UTC of the day before.
    {
      filter: { startCreateTs: Date.parse('2026-11-18T16:00Z'), endCreateTs: Date.parse('2026-11-20T15:59:59.999Z') },
      ...page,
    },
  ],
  ['--page 2 --size 50', { filter: {}, ...page, extent: { page: 2, size: 50 } }],
  ['--limit 300', { filter: {}, ...page, extent: { limit: 300 } }],
  // JSON has no infinity: null stands for it here.
  ['--all', { filter: {}, ...page, extent: { limit: null } }],
  ['--sort liftName,ASC -o jsonl', { filter: {}, ...page, sort: 'liftName,ASC', output: 'jsonl' }],
  ['--all --page 1', "error: option '--all' cannot be used with option '--page <n>'"],
  ['--limit 5 --all', "error: option '--limit <n>' cannot be used with option '--all'"],
  ['--from 2026-02-30', "error: option '--from <date>': must be a date such as 2026-11-30"],
  ['--from 2026-11-20 --to 2026-11-19', "error: option '--to <date>': must not be before --from"],
  [
    '-o xml',
    "error: option '-o, --output <format>' argument 'xml' is invalid. Allowed choices are table, wide, json, jsonl, yaml, csv.",
  ],
  ['--statu x', "error: unknown option '--statu'\n(Did you mean --status?)"],
])

table('alarms lift-fault show', liftFaultShow, [
  [id, { id, output: 'table' }],
  ['1', "error: argument 'id': Invalid UUID"],
])

table('alarms lift-fault ack', liftFaultAck, [
  [`${id} ${other} ${id}`, { ids: [id, other], output: 'table', isDryRun: false, flags: {} }],
  [`${id} --comment seen --dry-run -o yaml`, { ids: [id], output: 'yaml', isDryRun: true, flags: { comment: 'seen' } }],
  [`${id} 7`, "error: argument 'id': Invalid UUID"],
  ['', "error: missing required argument 'id'"],
])

table('alarms lift-fault watch', liftFaultWatch, [
  ['', { filter: {}, isInitialTold: false, output: 'table' }],
  [
    '--initial --for 90s --count 3 --status deployment -o jsonl',
    { filter: { operationalStatus: 'DEPLOYMENT' }, isInitialTold: true, forMs: 90_000, count: 3, output: 'jsonl' },
  ],
  ['--for 2h', { filter: {}, isInitialTold: false, forMs: 7_200_000, output: 'table' }],
  ['--for ever', "error: option '--for <duration>': must be a duration such as 90s, 5m, 2h or 1d"],
  [
    '-o json',
    "error: option '-o, --output <format>' argument 'json' is invalid. Allowed choices are table, jsonl, csv.",
  ],
])

table('estate import', estateImport, [
  ['estate.csv', { file: 'estate.csv', dryRun: false, output: 'table' }],
  ['- --dry-run -o json', { file: '-', dryRun: true, output: 'json' }],
  ['', "error: missing required argument 'file'"],
])

table('lmds token', lmdToken, [['lmd-1', { clientId: 'lmd-1', output: 'table' }]])

table('serve', serve, [
  ['', { arguments: [] }],
  ['--port 3 x --verbose', { arguments: ['--port', '3', 'x', '--verbose'] }],
])

table('alarms lift-fault list, what it writes', liftFaultListCommand, [
  ['--columns liftName,id --fail-if-empty', { filter: {}, ...page, columns: ['liftName', 'id'], failIfEmpty: true }],
])
table('alarms lift-fault count', liftFaultCount, [
  ['--block 205 -o json', { filter: { blk: '205' }, output: 'json' }],
  ['--status closed', "error: unknown option '--status'"],
])
table('alarms lift-fault arrive', liftFaultArrive, [
  [id, { ids: [id], output: 'table', isDryRun: false, flags: {} }],
  ['', "error: missing required argument 'id'"],
])
table('alarms lift-fault report', liftFaultReport, [
  [
    `${id} --name Lim --code 1010 --result Mended.`,
    { ids: [id], output: 'table', isDryRun: false, flags: { name: 'Lim', code: '1010', result: 'Mended.' } },
  ],
  [`${id} --name Lim`, "error: required option '--result <text>' not specified"],
  [`${id} --name Lim --code 12 --result x`, "error: option '--code <code>': must be a four-digit code"],
])
table('alarms passenger-trap list', passengerTrapListCommand, [
  [
    '--team Rescue --company Ascendo --status deployment',
    { filter: { operationalStatus: 'DEPLOYMENT', company: 'Ascendo', team: 'Rescue' }, ...page },
  ],
])
table('alarms passenger-trap ack', passengerTrapAck, [
  [`${id} --team Rescue`, { ids: [id], output: 'table', isDryRun: false, flags: { team: 'Rescue' } }],
  [id, "error: required option '--team <name>' not specified"],
])
table('alarms rbe list', rbeListCommand, [
  ['--code PMP1,RO --alarm-status set', { filter: { alarmStatus: 'SET', errorCode: ['PMP1', 'RO'] }, ...page }],
])

const byName = { ...page, sort: 'name,ASC' }
table('lifts list', liftListCommand, [['--lmd AMK', { filter: { lmdClientId: 'AMK' }, ...byName }]])
table('buildings list', buildingListCommand, [
  ['--postal-code 56', { filter: { postalCode: '56' }, ...byName }],
  ['--severity urgent', "error: unknown option '--severity'"],
])
table('lmds list', lmdListCommand, [
  [
    '--online offline --test-call overdue',
    { filter: { onlineFormat: 'Offline', isTestCallOverdue: 'true' }, ...byName },
  ],
])
table('audit list', auditListCommand, [
  [
    '--user nur --action session.login',
    { filter: { userName: 'nur', action: 'session.login' }, ...page, sort: 'at,DESC' },
  ],
])
