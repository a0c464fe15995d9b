import { id, type OptionRows, type OptionTables } from '../../harness/options-table'

const output = { format: 'table' }
const usual = { output, isDryRun: false, isSure: true }
const listed = { extent: { page: 0, size: 20 }, sort: 'createdAt,DESC', output, failIfEmpty: false }

const missing = "error: missing required argument 'case'"

/** Of what belongs to one case. */
const logged: OptionRows = [
  ['1042', { case: '1042', output }],
  [`${id} -o csv`, { case: id, output: { format: 'csv' } }],
  ['', missing],
]

/** Of a transition that needs nothing said. */
const moved: OptionRows = [
  ['1042 1043 1042', { ...usual, names: ['1042', '1043'], given: {} }],
  [
    '1042 --remark Cleaned --dry-run -o jsonl',
    { ...usual, names: ['1042'], isDryRun: true, output: { format: 'jsonl' }, given: { remark: 'Cleaned' } },
  ],
  [`1042 --remark ${'x'.repeat(2001)}`, "error: option '--remark <text>': must have at most 2000 characters"],
  ['', missing],
]

/** What a new case says where argv has no word on it. */
const always = { feedbackType: 'FEEDBACK', category: 'LIFT_ESCALATOR', channel: 'RESIDENCE' }
const usualCase = { output, isDryRun: false }

const file = {
  filter: {},
  sort: 'createdAt,DESC',
  format: 'csv',
  csv: { headings: 'keys', times: 'iso', delimiter: ',', byteOrderMark: 'false' },
  ifExists: 'fail',
  failIfEmpty: false,
}
const shown = 'liftTc caseNo createdAt buildingPostcode updatedAt priority channel status'.split(' ')
const fields =
  'id caseNo createdAt liftId liftName liftFaultId passengerTrapId liftTc buildingAddress buildingPostcode subcategory description priority media status liftTechnicianName updatedAt closedAt'.split(
    ' ',
  )
const named = 'complainant residential phone email complainantAddress'.split(' ')

/** Of the commands for cases. */
export const caseOptions: OptionTables = {
  'cases add-line': [
    [
      '1042 --speaker operator --message Coming',
      { ...usual, names: ['1042'], given: { speaker: 'OPERATOR', message: 'Coming' } },
    ],
    ['1042 --speaker driver --message x', "error: option '--speaker <speaker>': must be one of passenger, operator"],
    ['1042 --speaker operator', "error: required option '--message <text>' not specified"],
  ],
  'cases call-log': logged,
  'cases close': moved,
  'cases complete': moved,
  'cases count': [
    [
      '--subcategory door,noise',
      "error: option '--subcategory <subcategory>': must be one of breakdown, trapped, door, levelling, noise, button, light-fan, intercom, water, cleanliness, vandalism, other",
    ],
    ['--case 1042 -o json', { filter: { caseNo: 1042 }, output: { format: 'json' } }],
  ],
  'cases create': [
    [
      '--lift A --priority urgent --subcategory door --description Stuck',
      { ...usualCase, lift: 'A', input: { ...always, priority: 'URGENT', subcategory: 'DOOR', description: 'Stuck' } },
    ],
    [
      `--lift A --fault ${id} --draft ${id} --priority normal --subcategory light-fan --description Dark --media sms --phone 91112222 --dry-run`,
      {
        lift: 'A',
        draft: id,
        input: {
          ...always,
          priority: 'NORMAL',
          subcategory: 'LIGHT_FAN',
          media: 'SMS',
          description: 'Dark',
          phone: '91112222',
          liftFaultId: id,
        },
        output,
        isDryRun: true,
      },
    ],
    ['--from-file cases.csv -o csv', { ...usualCase, fromFile: 'cases.csv', input: always, output: { format: 'csv' } }],
    ['--from-file cases.csv --lift A', "error: option '--lift <lift>': is in the file"],
    [
      '--lift A --priority soon --subcategory door --description Stuck',
      "error: option '--priority <priority>': must be one of normal, urgent, immediate",
    ],
    [
      '--lift A --priority urgent --subcategory door --description Stuck --phone 12',
      "error: option '--phone <digits>': Please enter an 8-digit phone number",
    ],
    ['--priority urgent --subcategory door --description Stuck', "error: option '--lift <lift>': is required"],
  ],
  'cases deploy': [
    ['1042 --technician Lim', { ...usual, names: ['1042'], given: { technician: 'Lim' } }],
    ['1042', "error: required option '--technician <name>' not specified"],
  ],
  'cases edit': [
    ['1042 --priority urgent', { ...usual, names: ['1042'], given: { priority: 'URGENT' } }],
    [
      '1042 --if-unchanged-since 2026-11-24T08:00:00Z --description Stuck',
      { ...usual, names: ['1042'], since: Date.UTC(2026, 10, 24, 8), given: { description: 'Stuck' } },
    ],
    [
      '1042 --if-unchanged-since today',
      "error: option '--if-unchanged-since <time>': must be a time such as 2026-11-24T08:00:00Z",
    ],
  ],
  'cases list': [
    ['', { filter: {}, ...listed }],
    [
      '--lift A --status not-complete --priority immediate --technician Lim --new yes',
      {
        filter: { lift: 'A', status: 'NOT_COMPLETE', priority: 'IMMEDIATE', technicianName: 'Lim', isNew: 'true' },
        ...listed,
      },
    ],
    [
      '--from 2026-11-01 --to 2026-11-24 --sort priority,DESC --all',
      {
        ...listed,
        filter: { startTs: '2026-11-01', endTs: '2026-11-24' },
        extent: { limit: null },
        sort: 'priority,DESC',
      },
    ],
    ['--status done', "error: option '--status <status>': must be one of open, not-complete, complete, closed"],
    ['--case x', "error: option '--case <number>': must be a number"],
  ],
  'cases log': logged,
  'cases notifications': logged,
  'cases remove-complainant': [
    ['1042', { ...usual, isSure: false, names: ['1042'], given: {} }],
    ['1042 1043 --yes --dry-run', { ...usual, isDryRun: true, names: ['1042', '1043'], given: {} }],
    ['', missing],
  ],
  'cases reopen': [
    ['1042 --remark Again', { ...usual, names: ['1042'], given: { remark: 'Again' } }],
    ['1042', "error: required option '--remark <text>' not specified"],
  ],
  'cases show': [
    ['1042', { case: '1042', complainant: false, output }],
    ['1042 --complainant -o json', { case: '1042', complainant: true, output: { format: 'json' } }],
    ['', missing],
  ],
  'cases watch': [
    ['--initial --count 1', { filter: {}, isInitialReported: true, count: 1, output }],
    [
      '--lift A --for 5m -o jsonl',
      { filter: { lift: 'A' }, isInitialReported: false, forMs: 300_000, output: { format: 'jsonl' } },
    ],
  ],
  'export cases': [
    [
      '--out cases.xlsx --status open',
      { ...file, filter: { status: 'OPEN' }, format: 'xlsx', out: 'cases.xlsx', columns: shown },
    ],
    ['--columns caseNo,phone -o jsonl', { ...file, format: 'jsonl', columns: ['caseNo', 'phone'] }],
    ['--columns floor', `error: option '--columns <names>': must be all, or of ${[...fields, ...named].join(', ')}`],
  ],
}
