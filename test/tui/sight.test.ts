import { looked, mayAct, mayActOnAll, nothingSeen, type Sight } from '@liftwatch/core/domain/sight'
import { actSightMs } from '@liftwatch/core/limits'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moved, settle, shownRows, startOf, type ListMove, type ListState } from '../../tui/src/components/list/state'
import { sourceOf } from './list-source'

const viewOf = (text: string, cursor = 0) => ({ ids: text.split(''), cursor })

function seen(text: string, cursor = 0): Sight {
  return looked(nothingSeen, viewOf(text, cursor), false, 0)
}

describe('a key takes the row under the cursor', () => {
  test('once it has been in sight for 400 ms', () => {
    expect(mayAct(seen('abc'), actSightMs - 1)).toBe(false)
    expect(mayAct(seen('abc'), actSightMs)).toBe(true)
    expect(mayAct(nothingSeen, actSightMs)).toBe(false)
  })

  test('not when another has just taken its place, nor when it has just moved', () => {
    const sight = looked(seen('abc'), viewOf('bc'), false, 1_000)
    expect(mayAct(sight, 1_100)).toBe(false)
    expect(mayAct(looked(seen('abc'), viewOf('xabc', 1), false, 1_000), 1_100)).toBe(false)
    expect(mayAct(sight, 1_400)).toBe(true)
  })

  test('at once when the cursor, or the list, was moved to it by a key', () => {
    expect(mayAct(looked(seen('abc'), viewOf('abc', 2), true, 1_000), 1_001)).toBe(true)
    expect(mayAct(looked(seen('abc'), viewOf('bcd', 1), true, 1_000), 1_001)).toBe(true)
    expect(mayAct(looked(seen('abc'), viewOf('bcd', 2), true, 1_000), 1_001)).toBe(false)
  })

  test('not when rows moved as the key came: the next row may be another than the one meant', () => {
    expect(mayAct(looked(seen('abc'), viewOf('acb', 1), true, 1_000), 1_001)).toBe(false)
    expect(mayAct(looked(seen('abc'), viewOf('axbc', 1), true, 1_000), 1_001)).toBe(false)
  })

  test('all that is in sight may be marked when none of it has just come', () => {
    const sight = looked(seen('abc'), viewOf('abcd'), false, 1_000)
    expect(mayAct(sight, 1_100)).toBe(true)
    expect(mayActOnAll(sight, 1_100)).toBe(false)
    expect(mayActOnAll(sight, 1_400)).toBe(true)
  })
})

const height = 4

type Step =
  | { readonly kind: 'comes' | 'goes' | 'moves'; readonly at: number }
  | { readonly kind: 'key'; readonly move: ListMove }
  | { readonly kind: 'act' }
  | { readonly kind: 'passes'; readonly ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('comes' as const, 'goes' as const, 'moves' as const), at: fc.nat(8) }),
  fc.record({
    kind: fc.constant('key' as const),
    move: fc.constantFrom<ListMove>('up', 'down', 'pageUp', 'pageDown', 'first', 'last'),
  }),
  fc.record({ kind: fc.constant('act' as const) }),
  fc.record({ kind: fc.constant('passes' as const), ms: fc.constantFrom(1, 100, 399, 400, 1_000, 40_000) }),
)

/** What was on the screen at each instant, written down apart from what is tested. */
interface Drawn {
  readonly at: number
  readonly ids: readonly (string | undefined)[]
  readonly cursor: number
  readonly isByKey: boolean
}

/** Since when a row has been on the screen without a break; another's coming or going has not moved it meanwhile. */
function inSightSince(drawn: readonly Drawn[], id: string): number {
  let since = Infinity
  for (let at = drawn.length - 1; at >= 0; at -= 1) {
    const { ids, at: instant, isByKey } = drawn[at]!
    if (!ids.includes(id)) return since
    since = instant
    const before = drawn[at - 1]
    // A row that moved without the reader's key is at its place only since then.
    if (before && !isByKey && before.ids.indexOf(id) !== ids.indexOf(id)) return since
  }
  return since
}

test('whatever comes, goes and is pressed: no act takes what was not under the cursor, in sight for 400 ms', () => {
  let acts = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      let ids = ['a', 'b', 'c', 'd', 'e', 'f']
      let names = 0
      let now = 0
      let touchedAt = -Infinity
      let state: ListState = startOf('one')
      let sight = nothingSeen
      let turn = 0
      const drawn: Drawn[] = []
      const draw = () => {
        const source = sourceOf(ids)
        state = settle(state, source, height, now - touchedAt < 30_000)
        const rows = shownRows(state, source)
        const view = {
          ids: Array.from({ length: height }, (_, line) => rows.idAt(state.top + line)),
          cursor: state.cursor - state.top,
        }
        const isByKey = state.turn !== turn
        turn = state.turn
        sight = looked(sight, view, isByKey, now)
        drawn.push({ at: now, ...view, isByKey })
      }
      draw()
      for (const one of steps) {
        if (one.kind === 'passes') now += one.ms
        if (one.kind === 'comes') ids = ids.toSpliced(one.at % (ids.length + 1), 0, `new ${(names += 1)}`)
        if (one.kind === 'goes') ids = ids.toSpliced(one.at % Math.max(1, ids.length), 1)
        if (one.kind === 'moves') ids = [...ids.slice(one.at), ...ids.slice(0, one.at)]
        if (one.kind === 'key') {
          touchedAt = now
          state = moved(state, one.move, sourceOf(ids), height)
        }
        if (one.kind === 'act' && mayAct(sight, now)) {
          acts += 1
          const shown = drawn.at(-1)!
          expect(state.id).toBe(shown.ids[shown.cursor])
          expect(now - inSightSince(drawn, state.id!)).toBeGreaterThanOrEqual(actSightMs)
          // It is done and leaves the list.
          ids = ids.filter(id => id !== state.id)
        }
        draw()
        // Only the reader's keys take another row under the cursor, but where the list has had no key for long.
        const [before, after] = drawn.slice(-2) as [Drawn, Drawn]
        const wasLeft = now - touchedAt >= 30_000
        if (one.kind !== 'key' && !wasLeft && before.ids[before.cursor] !== undefined) {
          expect(after.ids[after.cursor]).toBe(before.ids[before.cursor])
        }
      }
    }),
    { numRuns: 2_000 },
  )
  expect(acts).toBeGreaterThan(100)
})
