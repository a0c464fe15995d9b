import { describe, expect, it } from 'vitest'
import type { BreakdownCodeRow } from '@liftwatch/core/contract/reports/breakdown-codes'
import { councilCodeTable } from '@liftwatch/core/tables/breakdown-codes'
import { liftTable } from '@liftwatch/core/tables/lifts'
import { asWholeRows, linesOf } from '@liftwatch/core/tables/row-lines'
import { translatorOf } from '@liftwatch/core/text/all-texts'

const t = translatorOf('en')

const row: BreakdownCodeRow = {
  liftTc: 'Bedok',
  faultCode: '1010',
  faultCodeDescription: 'Car door track dirty or blocked',
  faultCodeGrouping: 'Car door',
  faultCodeRange: '1000-1099',
  totalOccurrence: 7,
  brands: [
    { liftBrand: 'KONE', occurrence: 5 },
    { liftBrand: null, occurrence: 2 },
  ],
}

describe('a row that has several lines', () => {
  it('has a line for each brand, whose figures add up to the total that is in the first', () => {
    const shown = linesOf(councilCodeTable, [row]).map(line =>
      councilCodeTable.columns.slice(-3).map(({ value }) => value(line, t)),
    )
    expect(shown).toEqual([
      [7, 'KONE', 5],
      [null, 'Unknown', 2],
    ])
  })

  it('says its brands in one column where it has to be one line, as in a list of the terminal', () => {
    const { columns } = asWholeRows(councilCodeTable)
    expect(columns.map(({ key }) => key)).not.toContain('liftBrand')
    expect(columns.at(-2)!.value(row, t)).toBe(7)
    expect(columns.at(-1)!.value(row, t)).toBe('KONE 5, Unknown 2')
    expect(asWholeRows(liftTable)).toBe(liftTable)
  })
})
