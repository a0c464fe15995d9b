import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tcmrRows, type TcmrGrouping, type TcmrPart } from '@liftwatch/core/reports/tcmr-rows'

const groupings: TcmrGrouping[] = ['DIVISION', 'LIFTCOMPANY', 'DIVISION_LIFTCOMPANY']

function part(buildingWard: string | null, liftCompany: string | null, liftCnt = 1): TcmrPart {
  return { buildingWard, buildingWardFullName: buildingWard, liftCompany, liftCnt, cases: 0, downtimeMs: 0 }
}

describe('the rows of the council report', () => {
  it.each(groupings)('of %s are none without lifts: nothing has a sum', grouping => {
    expect(tcmrRows(grouping, [])).toEqual([])
  })

  it('have those without a name last, apart from those whose name is odd', () => {
    const parts = [part(null, 'Alpha'), part('null', 'Alpha'), part('', null), part('Z', 'Alpha'), part('', 'Beta')]
    const shown = tcmrRows('DIVISION_LIFTCOMPANY', parts)
      .filter(row => !row.tcmrCount.summary)
      .map(row => [row.buildingWard, row.liftCompany])
    expect(shown).toEqual([
      ['', 'Beta'],
      ['', null],
      ['Z', 'Alpha'],
      ['null', 'Alpha'],
      [null, 'Alpha'],
    ])
  })

  it('tell the sum of lifts without a division from the sum of all', () => {
    const rows = tcmrRows('DIVISION_LIFTCOMPANY', [part(null, null)])
    expect(rows.map(({ groupLift, tcmrCount }) => [groupLift, tcmrCount.summary])).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ])
  })

  const parts = fc.array(
    fc.record({
      buildingWard: fc.constantFrom('AMK', 'BSH', 'CCK', null),
      buildingWardFullName: fc.constant(null),
      liftCompany: fc.constantFrom('Alpha', 'Beta', null),
      liftCnt: fc.nat(20),
      cases: fc.nat(10),
      downtimeMs: fc.nat(100_000_000),
    }),
    { maxLength: 10 },
  )

  it('are the same whatever the order of the parts', () => {
    const shuffled = parts.chain(all =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.constantFrom(...groupings)),
    )
    fc.assert(
      fc.property(shuffled, ([all, again, grouping]) => {
        expect(JSON.stringify(tcmrRows(grouping, again))).toBe(JSON.stringify(tcmrRows(grouping, all)))
      }),
    )
  })

  it('are the same when a part comes in two', () => {
    fc.assert(
      fc.property(parts, fc.constantFrom(...groupings), fc.nat(), (all, grouping, at) => {
        const halves = all.flatMap((whole, index) => {
          if (index !== at % all.length) return [whole]
          const half = { ...whole, liftCnt: Math.floor(whole.liftCnt / 2), cases: 0, downtimeMs: 0 }
          return [half, { ...whole, liftCnt: whole.liftCnt - half.liftCnt }]
        })
        expect(tcmrRows(grouping, halves)).toEqual(tcmrRows(grouping, all))
      }),
    )
  })

  it('add up to the same last row in all three reports', () => {
    fc.assert(
      fc.property(parts, all => {
        const [first, ...others] = groupings.map(grouping => tcmrRows(grouping, all).at(-1))
        for (const other of others) expect(other).toEqual(first)
        const sumOf = (grouping: TcmrGrouping) =>
          tcmrRows(grouping, all)
            .filter(row => !row.tcmrCount.summary)
            .reduce((sum, row) => sum + row.tcmrCount.cases, 0)
        for (const grouping of groupings) expect(sumOf(grouping)).toBe(first?.tcmrCount.cases ?? 0)
      }),
    )
  })
})
