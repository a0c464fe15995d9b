import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  moved,
  settle,
  shownRows,
  startOf,
  type ListMove,
  type ListSource,
  type ListState,
} from '../../tui/src/components/list/state'
import { sourceOf } from './list-source'

const height = 5

const letters = (text: string) => sourceOf(text.split(''))
const read = (state: ListState, source: ListSource) => settle(state, source, height, true)
const left = (state: ListState, source: ListSource) => settle(state, source, height, false)

function after(source: ListSource, ...moves: ListMove[]) {
  return moves.reduce((state, move) => moved(state, move, source, height), read(startOf('one'), source))
}

/** What is on the screen, line by line. */
function linesOf(state: ListState, source: ListSource): string {
  const rows = shownRows(state, source)
  return Array.from({ length: height }, (_, line) => rows.idAt(state.top + line) ?? '').join('')
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

  test('keeps its row on its line when others come in above while one reads, and counts them', () => {
    const before = after(letters('cdefghij'), 'down')
    const state = read(before, letters('abcdefghij'))
    expect(state).toMatchObject({ id: 'd', fresh: 2 })
    expect(linesOf(state, letters('abcdefghij'))).toBe('cdefg')
    expect(after(letters('cdefghij'))).toMatchObject({ fresh: 0 })
  })

  test('shows what has come in above once it is unread, or as one goes up to it', () => {
    const source = letters('abcdefghij')
    const state = read(after(letters('cdefghij'), 'down'), source)
    expect(left(state, source)).toMatchObject({ id: 'd', cursor: 3, top: 0, fresh: 0 })
    expect(moved(state, 'first', source, height)).toMatchObject({ id: 'a', top: 0, fresh: 0 })
    expect(['up', 'up'].reduce(held => moved(held, 'up', source, height), state)).toMatchObject({ id: 'b', fresh: 1 })
  })

  test('goes to what is newest when it is unread and its row is out of sight', () => {
    const source = letters('123456cdefgh')
    expect(left(after(letters('cdefgh'), 'down'), source)).toMatchObject({ id: '1', cursor: 0, top: 0, fresh: 0 })
  })

  test('keeps what is on the screen in its place when it was scrolled, whether one reads or not', () => {
    const before = after(letters('bcdefghijk'), 'last', 'up')
    expect(before).toMatchObject({ id: 'j', cursor: 8, top: 5 })
    expect(left(before, letters('abcdefghijk'))).toMatchObject({ id: 'j', cursor: 9, top: 6 })
  })

  test('keeps a row that has left it in its place, until one moves on', () => {
    const source = letters('acdef')
    const state = read(after(letters('abcdef'), 'down'), source)
    expect(state).toMatchObject({ id: 'b', isGone: true })
    expect(linesOf(state, source)).toBe('abcde')
    expect(linesOf(read(state, letters('xacdef')), letters('xacdef'))).toBe('abcde')
    const next = moved(state, 'down', source, height)
    expect(next).toMatchObject({ id: 'c', cursor: 1, isGone: false })
    expect(linesOf(next, source)).toBe('acdef')
    expect(moved(state, 'up', source, height)).toMatchObject({ id: 'a', isGone: false })
  })

  test('keeps the lines below a row that goes as one moves on, where it can', () => {
    const before = after(letters('abcdefghij'), 'pageDown', 'down')
    expect(linesOf(before, letters('abcdefghij'))).toBe('fghij')
    const source = letters('abcdefhij')
    const next = moved(read(before, source), 'down', source, height)
    expect(next).toMatchObject({ id: 'h' })
    expect(linesOf(next, source)).toBe('efhij')
  })

  test('keeps the last row that there was, and is empty once one moves on', () => {
    const state = read(after(letters('a')), letters(''))
    expect(state).toMatchObject({ id: 'a', isGone: true })
    expect(moved(state, 'down', letters(''), height)).toMatchObject({ id: undefined, cursor: 0, isGone: false })
  })

  test('takes a row back that has returned', () => {
    const state = read(after(letters('abc'), 'down'), letters('ac'))
    expect(read(state, letters('xabc'))).toMatchObject({ id: 'b', cursor: 2, isGone: false })
  })

  test('waits for a row that is not fetched yet, and then knows it', () => {
    const unknown: ListSource = { list: 'one', total: 300, idAt: () => undefined, indexOf: () => undefined }
    const waiting = after(unknown, 'last')
    expect(waiting).toMatchObject({ cursor: 299, id: undefined })
    const known = { ...unknown, idAt: (index: number) => `row ${index}` }
    expect(read(waiting, known)).toMatchObject({ cursor: 299, id: 'row 299' })
  })

  test('begins at the first row of another list', () => {
    expect(read(after(letters('abcdef'), 'last'), sourceOf(['f', 'g'], 'two'))).toMatchObject({
      cursor: 0,
      top: 0,
      id: 'f',
      list: 'two',
    })
  })

  test('takes the row that moved up where rows go because of what one does oneself', () => {
    const typed = (text: string) => ({ ...letters(text), isLive: false })
    expect(read(after(typed('abc'), 'down'), typed('ac'))).toMatchObject({ id: 'c', cursor: 1 })
    expect(read(after(typed('abc'), 'last'), typed('ab'))).toMatchObject({ id: 'b', cursor: 1 })
    expect(read(after(typed('bcd'), 'down'), typed('abcd'))).toMatchObject({ id: 'c', cursor: 2, top: 0, fresh: 0 })
  })

  test('always has its cursor within the rows and within the window, and settles at once', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 25 })
    const move = fc.constantFrom<ListMove>('up', 'down', 'pageUp', 'pageDown', 'first', 'last')
    const step = fc.record({ ids, moves: fc.array(move, { maxLength: 4 }), isReading: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), steps => {
        let state = startOf('one')
        for (const { ids, moves, isReading } of steps) {
          const source = sourceOf(ids)
          for (const one of moves) state = moved(state, one, source, height)
          state = settle(state, source, height, isReading)
          expect(state.cursor).toBeGreaterThanOrEqual(state.top)
          expect(state.cursor).toBeLessThan(state.top + height)
          expect(state.id).toBe(shownRows(state, source).idAt(state.cursor))
          expect(settle(state, source, height, isReading)).toBe(state)
        }
      }),
    )
  })
})
