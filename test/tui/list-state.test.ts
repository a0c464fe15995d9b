import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, settle, startOf, type ListMove, type ListSource } from '../../tui/src/components/list/state'

const height = 5

function sourceOf(ids: readonly string[], list = 'one'): ListSource {
  return {
    list,
    total: ids.length,
    idAt: index => ids[index],
    indexOf: id => (ids.includes(id) ? ids.indexOf(id) : undefined),
  }
}

const letters = (text: string) => sourceOf(text.split(''))

function after(source: ListSource, ...moves: ListMove[]) {
  return moves.reduce((state, move) => moved(state, move, source, height), settle(startOf('one'), source, height))
}

describe('the list', () => {
  test('begins at its first row', () => {
    expect(after(letters('abc'))).toMatchObject({ cursor: 0, top: 0, id: 'a' })
  })

  test('scrolls as far as it must to show the cursor', () => {
    expect(after(letters('abcdefgh'), 'down', 'down', 'down', 'down', 'down')).toMatchObject({ cursor: 5, top: 1 })
  })

  test('goes by pages, to its ends and no further', () => {
    const source = letters('abcdefghijkl')
    expect(after(source, 'pageDown')).toMatchObject({ cursor: 5, top: 5 })
    expect(after(source, 'pageDown', 'pageDown', 'pageDown')).toMatchObject({ cursor: 11, top: 7 })
    expect(after(source, 'last', 'first', 'up')).toMatchObject({ cursor: 0, top: 0 })
  })

  test('keeps its row when others come in above, and shows them while it is at its top', () => {
    const before = after(letters('bcdefgh'), 'down')
    expect(settle(before, letters('abcdefgh'), height)).toMatchObject({ id: 'c', cursor: 2, top: 0 })
  })

  test('keeps what is on the screen in its place when it was scrolled', () => {
    const before = after(letters('bcdefghijk'), 'last', 'up')
    expect(before).toMatchObject({ id: 'j', cursor: 8, top: 5 })
    expect(settle(before, letters('abcdefghijk'), height)).toMatchObject({ id: 'j', cursor: 9, top: 6 })
  })

  test('takes the row that moved up when its own has gone', () => {
    expect(settle(after(letters('abc'), 'down'), letters('ac'), height)).toMatchObject({ id: 'c', cursor: 1 })
    expect(settle(after(letters('abc'), 'last'), letters('ab'), height)).toMatchObject({ id: 'b', cursor: 1 })
    expect(settle(after(letters('a')), letters(''), height)).toMatchObject({ id: undefined, cursor: 0 })
  })

  test('waits for a row that is not fetched yet, and then knows it', () => {
    const unknown: ListSource = { list: 'one', total: 300, idAt: () => undefined, indexOf: () => undefined }
    const waiting = after(unknown, 'last')
    expect(waiting).toMatchObject({ cursor: 299, id: undefined })
    const known = { ...unknown, idAt: (index: number) => `row ${index}` }
    expect(settle(waiting, known, height)).toMatchObject({ cursor: 299, id: 'row 299' })
  })

  test('begins anew over another list', () => {
    expect(settle(after(letters('abcdef'), 'last'), sourceOf(['f', 'g'], 'two'), height)).toEqual({
      cursor: 0,
      top: 0,
      id: 'f',
      list: 'two',
    })
  })

  test('always has its cursor within the rows and within the window, and settles at once', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 25 })
    const move = fc.constantFrom<ListMove>('up', 'down', 'pageUp', 'pageDown', 'first', 'last')
    const step = fc.record({ ids, moves: fc.array(move, { maxLength: 4 }) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), steps => {
        let state = startOf('one')
        for (const { ids, moves } of steps) {
          const source = sourceOf(ids)
          for (const one of moves) state = moved(state, one, source, height)
          state = settle(state, source, height)
          expect(state.cursor).toBeGreaterThanOrEqual(state.top)
          expect(state.cursor).toBeLessThan(state.top + height)
          expect(state.id).toBe(ids[state.cursor])
          expect(settle(state, source, height)).toBe(state)
        }
      }),
    )
  })
})
