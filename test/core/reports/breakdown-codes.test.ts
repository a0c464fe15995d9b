import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { technicianCodes } from '@liftwatch/core/contract/alarms/technician-codes'
import { breakdownCodeSummary, type CodeCount, type CodeGrouping } from '@liftwatch/core/reports/breakdown-codes'
import { codeRange, codeRangeLabel } from '@liftwatch/core/reports/code-ranges'

function count(liftTc: string, liftBrand: string | null, faultCode: string | null, occurrence = 1): CodeCount {
  return { liftTc, liftBrand, faultCode, occurrence }
}

const october = [
  count('BSH', 'Otis', '1010'),
  count('AMK', 'Otis', null, 4),
  count('AMK', 'Otis', '1050', 2),
  count('AMK', 'Kone', '1010', 3),
  count('AMK', 'Otis', '1010'),
  count('AMK', null, '9000'),
]

/** Council, code or range, all together, and each brand's. */
function shown(grouping: CodeGrouping) {
  return breakdownCodeSummary(october, grouping).map(row => {
    const brands = row.brands.map(({ liftBrand, occurrence }) => `${liftBrand ?? '?'} ${occurrence}`).join(' ')
    return `${row.liftTc ?? ''} ${row.faultCode ?? row.faultCodeRange ?? 'none'}: ${row.totalOccurrence} = ${brands}`.trim()
  })
}

describe('the breakdown code summary', () => {
  it('of councils has a row for each council and code', () => {
    expect(shown({ by: 'faultCode', perCouncil: true })).toEqual([
      'AMK 1010: 4 = Kone 3 Otis 1',
      'AMK 1050: 2 = Otis 2',
      'AMK 9000: 1 = ? 1',
      'AMK none: 4 = Otis 4',
      'BSH 1010: 1 = Otis 1',
    ])
  })

  it('of councils has a row for each council and range', () => {
    expect(shown({ by: 'faultCodeRange', perCouncil: true })).toEqual([
      'AMK 1000-1099: 6 = Kone 3 Otis 3',
      'AMK 9000-9099: 1 = ? 1',
      'AMK none: 4 = Otis 4',
      'BSH 1000-1099: 1 = Otis 1',
    ])
  })

  it('of a lift company has a row for each code, or range, of all councils', () => {
    expect(shown({ by: 'faultCode', perCouncil: false })).toEqual([
      '1010: 5 = Kone 3 Otis 2',
      '1050: 2 = Otis 2',
      '9000: 1 = ? 1',
      'none: 4 = Otis 4',
    ])
    expect(shown({ by: 'faultCodeRange', perCouncil: false })[0]).toBe('1000-1099: 7 = Kone 3 Otis 4')
  })

  it('is the same in any order and however finely counted, and loses no breakdown', () => {
    const counts = fc.array(
      fc.record({
        liftTc: fc.constantFrom('AMK', 'BSH', null),
        liftBrand: fc.constantFrom('Otis', 'Kone', null),
        faultCode: fc.constantFrom('1010', '1050', '1100', '9000', null),
        occurrence: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 12 },
    )
    const grouping = fc.record({
      by: fc.constantFrom('faultCode' as const, 'faultCodeRange' as const),
      perCouncil: fc.boolean(),
    })
    fc.assert(
      fc.property(counts, grouping, (all, by) => {
        const single = all
          .toReversed()
          .flatMap(one => Array.from({ length: one.occurrence }, () => ({ ...one, occurrence: 1 })))
        const rows = breakdownCodeSummary(all, by)
        expect(breakdownCodeSummary(single, by)).toEqual(rows)
        expect(rows.reduce((sum, { totalOccurrence }) => sum + totalOccurrence, 0)).toBe(single.length)
        for (const { totalOccurrence, brands } of rows) {
          expect(brands.reduce((sum, { occurrence }) => sum + occurrence, 0)).toBe(totalOccurrence)
        }
      }),
    )
  })
})

describe('a range of codes', () => {
  it('is a hundred, with a name in both languages', () => {
    expect(codeRange('3110')).toBe('3100-3199')
    expect(codeRangeLabel('3110')).toEqual({ label: 'Safety circuit', labelZh: '安全回路' })
    expect(codeRangeLabel('9000')).toEqual({ label: 'No fault found', labelZh: '未发现故障' })
    expect(codeRangeLabel('4711')).toBeUndefined()
  })

  it('is one of the thirteen for every code of the list', () => {
    const labels = technicianCodes.map(({ code }) => codeRangeLabel(code)!)
    expect(new Set(labels.map(({ label }) => label)).size).toBe(13)
    expect(labels.every(({ label, labelZh }) => !/[:：]/.test(label + labelZh))).toBe(true)
  })
})
