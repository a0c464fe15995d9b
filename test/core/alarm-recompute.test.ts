import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlarmEdge } from '@liftwatch/core/domain/alarm-edges'
import { AlarmRecompute } from '@liftwatch/core/domain/alarm-recompute'
import { AlarmStory } from './alarm-story'

const edges = (maxLength: number) =>
  fc.array(
    fc.record({ ts: fc.integer({ min: 0, max: 40 }), state: fc.constantFrom('SET' as const, 'CLEAR' as const) }),
    {
      minLength: 1,
      maxLength,
    },
  )

const stories = fc.record({
  known: edges(30).map(list =>
    list.toSorted((a, b) => a.ts - b.ts).map(({ ts, state }, seq): AlarmEdge => ({ ts, state, seq })),
  ),
  late: edges(3).map(list => list.map(({ ts, state }, index): AlarmEdge => ({ ts, state, seq: 100 + index }))),
  isTouched: fc.boolean(),
  isAutoClosing: fc.boolean(),
})

/** Found by chance once: set and cleared again at the very instant at which a row that people had answered closed. */
const again = [0, 0, 1, 1, 32, 32, 32].map((ts, seq): AlarmEdge => ({ ts, seq, state: 'SET' }))
for (const index of [2, 4, 6]) again[index] = { ...again[index]!, state: 'CLEAR' }
const atTheEnd = {
  known: again,
  late: [{ ts: 0, seq: 100, state: 'SET' as const }],
  isTouched: true,
  isAutoClosing: true,
}

const inOrder = (list: readonly AlarmEdge[]) => list.toSorted((a, b) => a.ts - b.ts || a.seq - b.seq)

describe('rows that are made again', () => {
  it('are the same where it ends as soon as nothing more can change', () => {
    let endedEarly = 0
    fc.assert(
      fc.property(stories, ({ known, late, isTouched, isAutoClosing }) => {
        const story = new AlarmStory(isAutoClosing)
        for (const [index, edge] of known.entries()) {
          story.arrive(edge)
          if (isTouched && index === Math.floor(known.length / 2)) story.acknowledge(edge.ts).report(edge.ts)
        }
        const toTs = Math.max(...late.map(edge => edge.ts))
        const whole = new AlarmRecompute(story.rows, isAutoClosing)
        const early = new AlarmRecompute(story.rows, isAutoClosing)
        let isSettled = false
        for (const edge of inOrder([...known, ...late])) {
          whole.take(edge)
          isSettled ||= edge.ts > toTs && early.isSettledBefore(edge)
          if (!isSettled) early.take(edge)
        }
        endedEarly += Number(isSettled)
        expect(isSettled ? early.endEarly() : early.end()).toEqual(whole.end())
      }),
      { numRuns: 2_000, examples: [[atTheEnd]] },
    )
    expect(endedEarly).toBeGreaterThan(100)
  })

  it('are none where no edge is news', () => {
    fc.assert(
      fc.property(stories, ({ known, isAutoClosing }) => {
        const story = new AlarmStory(isAutoClosing).arrive(...known)
        const again = new AlarmRecompute(story.rows, isAutoClosing)
        for (const edge of inOrder(known)) again.take(edge)
        expect(again.end()).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('are not added where their lift may not begin more, and their edges are named', () => {
    const story = new AlarmStory(true)
    const known = [0, 10].map((ts, seq): AlarmEdge => ({ ts, seq, state: seq === 0 ? 'SET' : 'CLEAR' }))
    story.arrive(...known)
    const late = [3, 6].map((ts, index): AlarmEdge => ({ ts, seq: 100 + index, state: index === 0 ? 'CLEAR' : 'SET' }))
    const suppressed: unknown[] = []
    const again = new AlarmRecompute(story.rows, true, range => suppressed.push(range) === 0)
    for (const edge of inOrder([...known, ...late])) again.take(edge)
    expect(again.end()).toMatchObject([{ id: '0', alarmStartTs: 6, alarmClearTs: 10 }])
    expect(suppressed).toEqual([{ from: { ts: 0, seq: 0 }, to: { ts: 3, seq: 100 } }])
  })
})
