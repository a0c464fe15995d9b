import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { estateAssignMaxRows, estateImportMaxRows } from '@liftwatch/core/limits'
import { decodeText } from '../../cli/src/csv/decode'
import { beyondBytes } from '../../cli/src/csv/row-rules'
import { readContracts } from '../../cli/src/estate/read-contracts'
import { readEstate } from '../../cli/src/estate/read-estate'
import { readPeople } from '../../cli/src/people/read-people'
import { runHere } from '../harness/cli'

const realFile = fileURLToPath(new URL('../../../shared/data/estate.csv.gz', import.meta.url))
const head = 'town_code,block,street,year_completed,lifts'

function problems(...lines: string[]): string[] {
  return readEstate(lines.join('\n')).problems.map(({ line, column, problem }) => `${line} ${column}: ${problem}`)
}

test('reads columns in any order, with or without a byte order mark, and says nothing where a cell is empty', () => {
  const { blocks, problems, ignoredColumns } = readEstate(
    '\uFEFFblock,colour,town_code,street,postal_code,latitude,lifts,ward\r\n' +
      '\r\n205, red ,AMK,"ANG MO KIO, AVE 1",,1.5,,AM53\r\n',
  )
  expect(problems).toEqual([])
  expect(ignoredColumns).toEqual(['colour'])
  expect(JSON.parse(JSON.stringify(blocks))).toEqual([
    { townCode: 'AMK', block: '205', street: 'ANG MO KIO, AVE 1', latitude: 1.5, ward: 'AM53' },
  ])
})

test('a file of semicolons is read as one of commas, where its first line has no comma', () => {
  const { blocks, problems } = readEstate(
    '\uFEFFtown_code;block;street;lifts\r\nAMK;205;"ANG; MO, KIO";2\r\nAMK;206;B, C;3\r\n',
  )
  expect(problems).toEqual([])
  expect(blocks.map(({ street, lifts }) => [street, lifts])).toEqual([
    ['ANG; MO, KIO', 2],
    ['B, C', 3],
  ])
  expect(readPeople('email;role;groups\nann@example.org;user;"Night; Day"\n').rows[0]!.row.groups).toEqual([
    'Night',
    'Day',
  ])
  expect(readPeople('email,role,groups\nann@example.org,user,Night; Day\n').rows[0]!.row.groups).toEqual([
    'Night',
    'Day',
  ])
})

test('the bounds of the server are known beforehand: rows, bytes and lengths', () => {
  const rows = Array.from({ length: estateImportMaxRows + 1 }, (_, index) => `AMK,${index},A,,`)
  const line = estateImportMaxRows + 2
  expect(readEstate([head, ...rows].join('\n')).problems).toEqual([
    { line, column: '-', problem: 'there are more than 200000 rows: use several files' },
  ])
  const contracts = Array.from({ length: estateAssignMaxRows + 1 }, (_, index) => `AMK-AMA1-${index}-A,Verticale`)
  expect(readContracts(['lift,lift_company', ...contracts].join('\n')).problems).toEqual([
    { line: estateAssignMaxRows + 2, column: '-', problem: 'there are more than 100000 rows: use several files' },
  ])
  const three = [1, 2, 3].map(line => ({ line, row: 'x'.repeat(400_000) }))
  expect(beyondBytes(three, 1_000_000)).toEqual([
    { line: 3, column: '-', problem: 'there are more than 1 MB up to here: use several files' },
  ])
  expect(beyondBytes(three.slice(1), 1_000_000)).toEqual([])
  expect(problems(head, `AMK,1,${'x'.repeat(201)},,`)).toEqual([
    `2 street: "${'x'.repeat(40)}" must have at most 200 characters`,
  ])
})

test.each([
  [
    'a number that is none',
    [head, 'AMK,1,A,19x6,'],
    ['2 year_completed: "19x6" must be a whole number from 1800 to 2200'],
  ],
  ['half a lift', [head, 'AMK,1,A,,2.5'], ['2 lifts: "2.5" must be a whole number from 0 to 10000']],
  ['nothing where there must be something', [head, ',1,A,,'], ['2 town_code: is required']],
  ['a short row', [head, 'AMK,1'], ['2 -: has 2 cells where the first line has 5']],
  [
    'the same block twice',
    [head, 'AMK,1,A ST,,', 'AMK,2,A ST,,', 'AMK,1,a st,,'],
    ['4 block: 1 a st is on line 2 already: remove one'],
  ],
  [
    'a line break within a cell',
    [head, 'AMK,1,"A\nB",,', 'AMK,2,C,x,'],
    ['4 year_completed: "x" must be a whole number from 1800 to 2200'],
  ],
  ['a quotation mark left open', [head, 'AMK,1,"A,,'], ['2 -: a quotation mark is opened and never closed']],
  ['a missing column', ['town_code,block', 'AMK,1'], ['1 street: the column is missing from the first line']],
  ['a doubled column', [`${head},block`, 'AMK,1,A,,,2'], ['1 block: the column is there twice: remove one']],
  ['no rows', [head], ['1 -: there are no rows']],
  ['no text at all', [''], ['1 -: there are no rows']],
])('%s is reported with its line and column', (_, lines, expected) => {
  expect(problems(...lines)).toEqual(expected)
})

test('gzip is known by its bytes, and what is not UTF-8 is refused', () => {
  expect(decodeText('x', gzipSync('a,b'))).toBe('a,b')
  expect(() => decodeText('x', gzipSync('a,b').subarray(0, 12))).toThrow(
    'x cannot be read: it is not a whole gzip file.',
  )
  expect(() => decodeText('x', Buffer.from([0x61, 0xe9, 0x62]))).toThrow('x cannot be read: it is not UTF-8 text.')
})

test('wrong rows: twenty are listed, then a count, and nothing is asked of the server', async () => {
  const rows = Array.from({ length: 23 }, (_, index) => `AMK,${index},A ST,never,`)
  const outcome = await runHere(['estate', 'import', '-'], {
    stdin: [`${head},colour`, ...rows.map(row => `${row},red`)].join('\n'),
    env: { LIFTWATCH_SERVER: 'http://127.0.0.1:1' },
  })
  const lines = outcome.stderr.trim().split('\n')
  expect(outcome).toMatchObject({ code: 2, stdout: '' })
  expect(lines[0]).toBe('Columns that are not read: colour.')
  expect(lines[1]).toBe('line 2, year_completed: "never" must be a whole number from 1800 to 2200')
  expect(lines.slice(21)).toEqual(['and 3 more', 'liftwatch: Wrong rows in -: 23; nothing was changed.'])
})

test.skipIf(!existsSync(realFile))('the real estate (skipped where ../shared/data is not there) reads whole', () => {
  const { blocks, problems, ignoredColumns } = readEstate(decodeText(realFile, readFileSync(realFile)))
  expect(problems).toEqual([])
  expect(blocks).toHaveLength(10_642)
  expect(ignoredColumns).toEqual(['polling_district', 'rental_units', 'postal_evidence', 'geo_source'])
  expect(blocks.filter(({ townCouncil }) => townCouncil === undefined)).toHaveLength(16)
})
