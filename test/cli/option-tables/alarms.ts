import { id, page, type OptionTables } from '../../harness/options-table'

const other = '01890a5d-ac96-774b-bcce-b302099a8058'

const eventCodes = 'must be codes such as PMP0, PMP1, PMP2, MOF, PSF, CDO, LM, RO, LMDC, ARDI, CF, BC'

/** Of the commands for alarms. */
export const alarmOptions: OptionTables = {
  'alarms lift-fault ack': [
    [`${id} ${other} ${id}`, { ids: [id, other], output: { format: 'table' }, isDryRun: false, input: {} }],
    [
      `${id} --comment seen --dry-run -o yaml`,
      { ids: [id], output: { format: 'yaml' }, isDryRun: true, input: { comment: 'seen' } },
    ],
    [`${id} 7`, "error: argument 'id': must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057"],
    ['-', { ids: ['-'], output: { format: 'table' }, isDryRun: false, input: {} }],
    [
      '--filter severity=urgent --filter tc=AMK --max 20 -y',
      {
        ids: [],
        matching: { filter: { severity: ['URGENT'], tc: 'AMK' }, max: 20, isSure: true },
        output: { format: 'table' },
        isDryRun: false,
        input: {},
      },
    ],
    [`${id} --filter tc=AMK`, "error: option '--filter <name=value>': is instead of ids: give one of the two"],
    [`${id} --max 5`, "error: option '--max <n>': is for --filter"],
    ['--filter tc=AMK --max 0', "error: option '--max <n>': must be a number from 1 to 1000"],
    ['--filter tc=AMK --max many', "error: option '--max <n>': must be a number from 1 to 1000"],
    [
      '--filter place=AMK',
      "error: option '--filter <name=value>': place must be one of tc, pfx, blk, lift, town, townCouncil, operationalStatus, alarmStatus, lmdClientId, postalCode, liftId, changedFromTs, alarmLiftFaultNumber, severity, isWaiting, startCreateTs, endCreateTs",
    ],
    ['', "error: argument 'id': is required, or --filter"],
  ],
  'alarms lift-fault arrive': [
    [id, { ids: [id], output: { format: 'table' }, isDryRun: false, input: {} }],
    ['', "error: argument 'id': is required, or --filter"],
  ],
  'alarms lift-fault complaints': [[`${id} -o csv`, { id, output: { format: 'csv' } }]],
  'alarms lift-fault count': [
    ['--block 205 -o json', { filter: { blk: '205' }, output: { format: 'json' } }],
    ['--status closed', "error: unknown option '--status'"],
  ],
  'alarms lift-fault list': [
    ['', { filter: {}, ...page }],
    [
      '--town AMK,BDK --town-council Bishan --prefix AMA1 --block 205 --lift A --lmd d1 --postal-code 56',
      {
        filter: {
          town: ['AMK', 'BDK'],
          townCouncil: ['Bishan'],
          pfx: 'AMA1',
          blk: '205',
          lift: 'A',
          lmdClientId: 'd1',
          postalCode: '56',
        },
        ...page,
      },
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
    ['--waiting no', { filter: { isWaiting: 'false' }, ...page }],
    [
      '--from 2026-11-19 --to 2026-11-20',
      // Which instants those are depends on the time zone, of which argv says nothing.
      { filter: { startCreateTs: '2026-11-19', endCreateTs: '2026-11-20' }, ...page },
    ],
    ['--page 2 --size 50', { filter: {}, ...page, extent: { page: 2, size: 50 } }],
    ['--limit 300', { filter: {}, ...page, extent: { limit: 300 } }],
    // JSON has no infinity: null replaces it here.
    ['--all', { filter: {}, ...page, extent: { limit: null } }],
    ['--sort liftName,ASC -o jsonl', { filter: {}, ...page, sort: 'liftName,ASC', output: { format: 'jsonl' } }],
    ['--all --page 1', "error: option '--all' cannot be used with option '--page <n>'"],
    ['--limit 5 --all', "error: option '--limit <n>' cannot be used with option '--all'"],
    ['--from 2026-11-20 --to 2026-11-19', "error: option '--to <time>': must not be before --from"],
    [
      '-o xml',
      "error: option '-o, --output <format>' argument 'xml' is invalid. Allowed choices are table, wide, json, jsonl, yaml, csv, xlsx.",
    ],
    ['--statu x', "error: unknown option '--statu'\n(Did you mean --status?)"],
    ['--columns liftName,id --fail-if-empty', { filter: {}, ...page, columns: ['liftName', 'id'], failIfEmpty: true }],
  ],
  'alarms lift-fault report': [
    [
      `${id} --name Lim --code 1010 --result Repaired.`,
      {
        id,
        output: { format: 'table' },
        isDryRun: false,
        input: { technicianName: 'Lim', faultCode: '1010', result: 'Repaired.' },
      },
    ],
    [`${id} --name Lim`, "error: option '--result <text>': is required"],
    ['--from-file - --dry-run', { fromFile: '-', output: { format: 'table' }, isDryRun: true, input: {} }],
    [`${id} --from-file reports.csv`, "error: argument 'id': is in the file"],
    ['--name Lim --result x', "error: argument 'id': is required"],
    [`${id} --name Lim --code 12 --result x`, "error: option '--code <code>': must be a four-digit code"],
  ],
  'alarms lift-fault show': [
    [id, { id, output: { format: 'table' } }],
    ['1', "error: argument 'id': must be an id such as 01890a5d-ac96-774b-bcce-b302099a8057"],
  ],
  'alarms lift-fault watch': [
    ['', { filter: {}, isInitialReported: false, output: { format: 'table' } }],
    [
      '--initial --for 90s --count 3 --status deployment -o jsonl',
      {
        filter: { operationalStatus: 'DEPLOYMENT' },
        isInitialReported: true,
        forMs: 90_000,
        count: 3,
        output: { format: 'jsonl' },
      },
    ],
    [
      '-o csv --delimiter | --bom',
      { filter: {}, isInitialReported: false, output: { format: 'csv', delimiter: '|', bom: true } },
    ],
    ['--for 2h', { filter: {}, isInitialReported: false, forMs: 7_200_000, output: { format: 'table' } }],
    ['--for ever', "error: option '--for <duration>': must be a duration such as 90s, 5m, 2h or 1d"],
    [
      '-o json',
      "error: option '-o, --output <format>' argument 'json' is invalid. Allowed choices are table, jsonl, csv.",
    ],
  ],
  'alarms passenger-trap ack': [
    [`${id} --team Rescue`, { ids: [id], output: { format: 'table' }, isDryRun: false, input: { team: 'Rescue' } }],
    [id, "error: required option '--team <name>' not specified"],
  ],
  'alarms passenger-trap team': [
    [`${id} --team Rescue`, { id, output: { format: 'table' }, isDryRun: false, input: { team: 'Rescue' } }],
    [id, "error: option '--team <name>': is required"],
  ],
  'alarms passenger-trap arrive': [
    [`${id} --dry-run`, { ids: [id], output: { format: 'table' }, isDryRun: true, input: {} }],
  ],
  'alarms passenger-trap faults': [[id, { id, output: { format: 'table' } }]],
  'alarms passenger-trap teams': [['', { output: { format: 'table' } }]],
  'alarms passenger-trap count': [
    [
      '--lift-company Ascendo --team Rescue',
      { filter: { company: 'Ascendo', team: 'Rescue' }, output: { format: 'table' } },
    ],
  ],
  'alarms passenger-trap list': [
    ['--waiting yes', { filter: { isWaiting: 'true' }, ...page }],
    [
      '--team Rescue --lift-company Ascendo --status deployment',
      { filter: { operationalStatus: 'DEPLOYMENT', company: 'Ascendo', team: 'Rescue' }, ...page },
    ],
  ],
  'alarms passenger-trap report': [
    [
      `${id} --name Lim --code 1010 --result Freed.`,
      {
        id,
        output: { format: 'table' },
        isDryRun: false,
        input: { name: 'Lim', code: '1010', result: 'Freed.' },
      },
    ],
    [`${id} --name Lim`, "error: option '--result <text>': is required"],
  ],
  'alarms passenger-trap show': [[id, { id, output: { format: 'table' } }]],
  'alarms passenger-trap watch': [
    [
      '--team Rescue --count 1',
      { filter: { team: 'Rescue' }, isInitialReported: false, count: 1, output: { format: 'table' } },
    ],
  ],
  'alarms rbe count': [
    ['--code PMP1 -o json', { filter: { errorCode: ['PMP1'] }, output: { format: 'json' } }],
    ['--status closed', "error: unknown option '--status'"],
  ],
  'alarms rbe list': [
    ['--code PMP1,RO --alarm-status set', { filter: { alarmStatus: 'SET', errorCode: ['PMP1', 'RO'] }, ...page }],
    ['--code PMP1,XYZ', `error: option '--code <codes>': ${eventCodes}`],
    ['--code LF7', `error: option '--code <codes>': ${eventCodes}`],
    ['--filter errorCode=XYZ', `error: option '--filter <name=value>': errorCode: ${eventCodes}`],
  ],
  'alarms rbe show': [
    [id, { id, output: { format: 'table' } }],
    ['', "error: missing required argument 'id'"],
  ],
  'alarms rbe watch': [
    [
      '--code PMP1 --initial',
      { filter: { errorCode: ['PMP1'] }, isInitialReported: true, output: { format: 'table' } },
    ],
    ['--status closed', "error: unknown option '--status'"],
  ],
}
