import { expect, test } from 'vitest'
import { quotedCell, textCell } from '@liftwatch/core/text/csv-cell'

test.each([
  ['Doors closed', 'Doors closed'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['a;b', 'a;b'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+65 6123', "'+65 6123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['1=1', '1=1'],
])('text %j is the cell %j', (text, cell) => {
  expect(textCell(text)).toBe(cell)
})

test('what has the delimiter in it is quoted, whatever that is', () => {
  expect([textCell('a;b', ';'), textCell('a,b', ';'), textCell('a\tb', '\t'), quotedCell('-2.5', '.')]).toEqual([
    '"a;b"',
    'a,b',
    '"a\tb"',
    '"-2.5"',
  ])
})
