import { page, type OptionTables } from '../../harness/options-table'

const name = 'AMK-AMA1-205-A'
const off = Date.parse('2026-12-01T00:00:00Z')
const output = { format: 'table' }
const one = { names: [name], output, isDryRun: false, isSure: true }

/** Of the commands for planned switch-offs. */
export const switchOffOptions: OptionTables = {
  'switch-offs list': [
    ['', { filter: {}, ...page, sort: 'offAt,DESC' }],
    [
      '--status delay --lift-company Ascendo',
      { filter: { tab: 'DELAY', liftCompany: 'Ascendo' }, ...page, sort: 'offAt,DESC' },
    ],
  ],
  'switch-offs show': [
    [name, { lift: name, output }],
    ['', "error: missing required argument 'lift'"],
  ],
  'switch-offs count': [
    ['--block 205 -o json', { filter: { blk: '205' }, output: { format: 'json' } }],
    ['--status open', "error: unknown option '--status'"],
  ],
  'switch-offs watch': [
    ['--initial --count 1', { filter: {}, isInitialReported: true, count: 1, output }],
    ['--status open --for 5m', { filter: { tab: 'OPEN' }, isInitialReported: false, forMs: 300_000, output }],
  ],
  'switch-offs import': [
    ['switch-offs.csv --dry-run', { file: 'switch-offs.csv', output, dryRun: true }],
    ['', "error: missing required argument 'file'"],
  ],
  'switch-offs create': [
    [
      `${name} --off 2026-12-01T08:00+08:00 --on 2026-12-03T00:00Z --report Ropes --dry-run`,
      { ...one, isDryRun: true, given: { off, on: Date.parse('2026-12-03T00:00:00Z'), report: 'Ropes' } },
    ],
    [name, "error: required option '--off <time>' not specified"],
    [
      `${name} --off tomorrow --on 2026-12-03T00:00Z --report Ropes`,
      "error: option '--off <time>': must be like 2026-12-04T18:00+08:00",
    ],
  ],
  'switch-offs edit': [
    [`${name} --off 2026-12-01T08:00+08:00`, { ...one, given: { off } }],
    [`${name} --on never`, "error: option '--on <time>': must be like 2026-12-04T18:00+08:00"],
  ],
  'switch-offs cancel': [
    [`${name} --reason Late`, { ...one, given: { reason: 'Late' } }],
    [name, "error: required option '--reason <text>' not specified"],
  ],
  'switch-offs switch-on': [
    [`${name} ${name}`, { ...one, given: {} }],
    ['', "error: missing required argument 'lift'"],
  ],
}
