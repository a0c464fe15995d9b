import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldRows } from '@liftwatch/core/domain/held-rows'

const rowsOf = (text: string) => text.split('').map(id => ({ id }))
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).join('')

describe('rows that are held', () => {
  it('stay where they are when one comes above them, which is counted', () => {
    const { rows, gone, newRows } = heldRows(rowsOf('abc'), rowsOf('xab'))
    expect([idsOf(rows), [...gone], newRows]).toEqual(['abc', ['c'], 1])
  })

  it('keep the place of one that left; what follows from the next page is added below', () => {
    const { rows, gone, newRows } = heldRows(rowsOf('abc'), rowsOf('acd'))
    expect([idsOf(rows), [...gone], newRows]).toEqual(['abcd', ['b'], 0])
  })

  it('are as the list now has them', () => {
    const { rows } = heldRows([{ id: 'a', status: 'SET' }], [{ id: 'a', status: 'CLEAR' }])
    expect(rows).toEqual([{ id: 'a', status: 'CLEAR' }])
  })

  it('never move, whatever comes and goes, and all that the list has is shown or counted', () => {
    const list = fc.uniqueArray(fc.constantFrom(...rowsOf('abcdefghij').map(({ id }) => id)), { maxLength: 8 })
    fc.assert(
      fc.property(list, fc.array(list, { minLength: 1, maxLength: 6 }), (first, later) => {
        let shown: readonly { readonly id: string }[] = first.map(id => ({ id }))
        for (const ids of later) {
          const before = idsOf(shown)
          const held = heldRows(
            shown,
            ids.map(id => ({ id })),
          )
          shown = held.rows
          expect(idsOf(shown).startsWith(before)).toBe(true)
          expect(new Set(idsOf(shown)).size).toBe(shown.length)
          expect([...held.gone].toSorted()).toEqual(
            before
              .split('')
              .filter(id => !ids.includes(id))
              .toSorted(),
          )
          expect(ids.filter(id => !idsOf(shown).includes(id)).length).toBe(held.newRows)
        }
      }),
    )
  })
})
