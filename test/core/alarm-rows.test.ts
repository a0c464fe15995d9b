import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AlarmEdge } from '@liftwatch/core/domain/alarm-edges'
import { autoCloses, type AlarmRow } from '@liftwatch/core/domain/alarm-rows'
import { AlarmStory } from './alarm-story'

/** Few instants, so that several edges often share one; `seq` is the order in which the device sent them. */
const edgesInOrder = fc
  .array(fc.record({ ts: fc.integer({ min: 0, max: 12 }), state: fc.constantFrom('SET' as const, 'CLEAR' as const) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map(edges => edges.toSorted((a, b) => a.ts - b.ts).map(({ ts, state }, seq): AlarmEdge => ({ ts, state, seq })))

const arrivals = edgesInOrder.chain(edges =>
  fc.record({
    edges: fc.constant(edges),
    shuffled: fc.shuffledSubarray(edges, { minLength: edges.length }),
  }),
)

function shown(rows: readonly AlarmRow[]) {
  return rows.map(({ alarmStatus, operationalStatus, alarmStartTs, alarmClearTs, repeatCnt, closedAt }) => ({
    alarmStatus,
    operationalStatus,
    alarmStartTs,
    alarmClearTs,
    repeatCnt,
    closedAt,
  }))
}

function rowsOf(edges: readonly AlarmEdge[], isAutoClosing: boolean): AlarmRow[] {
  const story = new AlarmStory(isAutoClosing)
  for (const edge of edges) story.arrive(edge)
  return story.rows
}

describe('kinds that close themselves', () => {
  it.each([
    ['LIFT_FAULT', 'NON_BREAKDOWN', true],
    ['LIFT_FAULT', 'BREAKDOWN', false],
    ['LIFT_FAULT', 'URGENT', false],
    ['RBE', null, true],
    ['PASSENGER_TRAP', null, false],
  ] as const)('%s %s: %j', (type, severity, is) => {
    expect(autoCloses(type, severity)).toBe(is)
  })
})

describe.each([
  ['closes itself', true],
  ['stays until someone has seen it', false],
])('an alarm that %s that is not acted on', (_, isAutoClosing) => {
  it('is the same rows in whatever order its edges come, one by one', () => {
    fc.assert(
      fc.property(arrivals, ({ edges, shuffled }) => {
        expect(shown(rowsOf(shuffled, isAutoClosing))).toEqual(shown(rowsOf(edges, isAutoClosing)))
      }),
      { numRuns: 1_000 },
    )
  })

  it('is the same rows when edges come together', () => {
    fc.assert(
      fc.property(arrivals, fc.integer({ min: 1, max: 4 }), ({ edges, shuffled }, size) => {
        const story = new AlarmStory(isAutoClosing)
        for (let from = 0; from < shuffled.length; from += size) story.arrive(...shuffled.slice(from, from + size))
        expect(shown(story.rows)).toEqual(shown(rowsOf(edges, isAutoClosing)))
      }),
      { numRuns: 500 },
    )
  })

  it('has one open row at most, and is as its newest edge says', () => {
    fc.assert(
      fc.property(arrivals, ({ edges, shuffled }) => {
        const rows = rowsOf(shuffled, isAutoClosing)
        expect(rows.filter(row => row.operationalStatus !== 'CLOSED').length).toBeLessThanOrEqual(1)
        expect(rows.some(row => row.alarmStatus === 'SET')).toBe(edges.at(-1)!.state === 'SET')
      }),
      { numRuns: 500 },
    )
  })
})

/** What happens, in the order in which it does: edges come in any order, people act at their own clock's instants. */
const happenings = arrivals.chain(({ shuffled }) =>
  fc.record({
    edges: fc.constant(shuffled),
    actions: fc.array(fc.constantFrom('none', 'acknowledge', 'report', 'acknowledge and report'), {
      minLength: shuffled.length,
      maxLength: shuffled.length,
    }),
    /** How far people's clock is from the newest instant that has come, device clocks being what they are. */
    skew: fc.integer({ min: -2, max: 6 }),
    isAutoClosing: fc.boolean(),
  }),
)

function actionsOf({ id, acknowledgeAt, acknowledgedBy, arrivalTs, reportAt }: AlarmRow) {
  return { id, acknowledgeAt, acknowledgedBy, arrivalTs, reportAt }
}

describe('an alarm that people touch while its edges come', () => {
  it('keeps what they did, has one open row at most, and never swallows a SET', () => {
    fc.assert(
      fc.property(happenings, ({ edges, actions, skew, isAutoClosing }) => {
        const story = new AlarmStory(isAutoClosing)
        let now = 0
        for (const [index, edge] of edges.entries()) {
          const before = story.rows.filter(row => row.acknowledgeAt !== null)
          story.arrive(edge)
          const after = new Map(story.rows.map(row => [row.id, row]))
          for (const row of before) {
            expect(actionsOf(after.get(row.id)!)).toEqual(actionsOf(row))
            if (row.operationalStatus === 'CLOSED') {
              expect(after.get(row.id)).toMatchObject({ operationalStatus: 'CLOSED', alarmStatus: 'CLEAR' })
            }
          }
          expect(story.rows.filter(row => row.operationalStatus !== 'CLOSED').length).toBeLessThanOrEqual(1)
          const isStillSet = story.newestEdge!.state === 'SET'
          expect(story.rows.some(row => row.alarmStatus === 'SET' && row.operationalStatus !== 'CLOSED')).toBe(
            isStillSet,
          )
          now = Math.max(now, edge.ts + skew, 0)
          if (actions[index]!.startsWith('acknowledge')) story.acknowledge(now)
          if (actions[index]!.endsWith('report')) story.report(now)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
