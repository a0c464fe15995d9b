import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floods, isFloodUnderWay } from '@liftwatch/core/reports/floods'
import { coveredMs, isWithin, type Interval } from '@liftwatch/core/reports/intervals'
import { periodOf } from '@liftwatch/core/reports/periods'

const spanMs = 10 * 60_000
const dayMs = 24 * 60 * 60_000

describe('a flood', () => {
  /** Where floods begin and end, in spans. */
  function flooded(...spans: number[]) {
    const period = { from: 0, to: spans.length * spanMs }
    return floods(spans, period, false).map(({ from, to }) => [from / spanMs, to / spanMs])
  }

  it('begins with more than ten alarms and ends before fewer than five', () => {
    expect(flooded(0, 10, 11, 5, 10, 4, 11)).toEqual([
      [2, 5],
      [6, 7],
    ])
  })

  it('is none below that, however long it goes on', () => {
    expect(flooded(10, 10, 10, 10)).toEqual([])
  })

  it('that has not ended ends with the period, and two in a row are two', () => {
    expect(flooded(11, 6)).toEqual([[0, 2]])
    expect(flooded(11, 4, 11, 0)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('covers every overloaded span and no quiet one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(14), { maxLength: 60 }), spans => {
        const found = floods(spans, { from: 0, to: spans.length * spanMs }, false)
        const isFlooded = (span: number) => found.some(({ from, to }) => from <= span * spanMs && span * spanMs < to)
        for (const [span, alarmCnt] of spans.entries()) {
          if (alarmCnt > 10) expect(isFlooded(span)).toBe(true)
          if (alarmCnt < 5) expect(isFlooded(span)).toBe(false)
        }
        expect(coveredMs(found)).toBe(spans.filter((_, span) => isFlooded(span)).length * spanMs)
      }),
    )
  })
})

describe('a flood over the begin of a period', () => {
  const midnight = periodOf('month', '2026-10').from

  /** Reads alarms that are so many in each span, the last one first, and as many in all spans before them; and notes what is read. */
  function reader(before: number, ...spans: number[]) {
    const read: number[] = []
    const alarmsWithin = (part: Interval) => {
      read.push((part.to - part.from) / dayMs)
      return Promise.resolve(
        Array.from({ length: 40 * 144 }, (_, index) => ({
          ts: midnight - (index + 1) * spanMs,
          alarmCnt: spans[index] ?? before,
        })).filter(({ ts }) => isWithin(part, ts)),
      )
    }
    return { read, alarmsWithin }
  }

  it('is known by the last span that begins or ends one, however many days a flood lasts', async () => {
    for (const [isUnderWay, before, spans] of [
      [true, 0, [11]],
      [false, 0, [10]],
      [false, 11, [4]],
      [true, 0, [5, 10, 11]],
      [false, 11, [5, 10, 4]],
      [true, 1_000, []],
    ] as const) {
      const { read, alarmsWithin } = reader(before, ...spans)
      expect(await isFloodUnderWay(midnight, alarmsWithin)).toBe(isUnderWay)
      expect(read).toEqual([1])
    }
  })

  it('is looked for as far back as is needed, in a month at most, and nothing is read twice', async () => {
    const days = (count: number) => Array<number>(count * 144).fill(7)
    const late = reader(11, ...days(5))
    expect(await isFloodUnderWay(midnight, late.alarmsWithin)).toBe(true)
    expect(late.read).toEqual([1, 1, 2, 4])
    const endless = reader(11, ...days(31))
    expect(await isFloodUnderWay(midnight, endless.alarmsWithin)).toBe(false)
    expect(endless.read).toEqual([1, 1, 2, 4, 8, 15])
  })

  it('is counted once, where it began, and its time where it is, wherever the period is cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(14), { minLength: 2, maxLength: 60 }), fc.nat(), async (spans, at) => {
        const cut = 1 + (at % (spans.length - 1))
        const alarms = spans.map((alarmCnt, index) => ({ ts: midnight + (index - cut) * spanMs, alarmCnt }))
        const before = { from: alarms[0]!.ts, to: midnight }
        const after = { from: midnight, to: midnight + (spans.length - cut) * spanMs }
        const isUnderWay = await isFloodUnderWay(midnight, part =>
          Promise.resolve(alarms.filter(({ ts }) => isWithin(part, ts))),
        )
        const whole = floods(spans, { from: before.from, to: after.to }, false)
        const parts = [...floods(spans.slice(0, cut), before, false), ...floods(spans.slice(cut), after, isUnderWay)]
        expect(parts.filter(flood => !flood.hasStartedBefore)).toHaveLength(whole.length)
        expect(coveredMs(parts)).toBe(coveredMs(whole))
      }),
    )
  })
})
