import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedFaultNumbers } from '@liftwatch/core/domain/fault-numbers'
import { downtimeMs, elapsed, plannedOffMs, type FaultStretch } from '@liftwatch/core/reports/downtime'
import { periodOf } from '@liftwatch/core/reports/periods'
import { at, hourMs } from './local'

const october = periodOf('month', '2026-10')
const now = at('2026-11-21 15:00')

function fault(from: string, to: string | null, alarmLiftFaultNumber = 6): FaultStretch {
  return { alarmLiftFaultNumber, alarmStartTs: at(from), alarmClearTs: to === null ? null : at(to) }
}

function off(from: string, to: string, switchOn?: string) {
  return { offAt: at(from), onAt: at(to), switchOnAt: switchOn ? at(switchOn) : null }
}

/** In hours. */
function downtime(faults: FaultStretch[], switchOffs: ReturnType<typeof off>[] = [], at = now): number {
  return downtimeMs(faults, switchOffs, october, at) / hourMs
}

describe('downtime', () => {
  it('is from SET to CLEAR, of the numbers that are counted', () => {
    const counted = Array.from({ length: 30 }, (_, number) => number).filter(
      number => downtime([fault('2026-10-05 10:00', '2026-10-05 13:00', number)]) === 3,
    )
    expect(counted).toEqual([3, 5, 6, 7, 12, 15, 16, 19, 22])
    expect(downtime([fault('2026-10-05 10:00', '2026-10-05 13:00', 4)])).toBe(0)
  })

  it('counts once where faults of one lift overlap, and not between them', () => {
    expect(
      downtime([
        fault('2026-10-05 10:00', '2026-10-05 13:00', 3),
        fault('2026-10-05 12:00', '2026-10-05 14:00', 6),
        fault('2026-10-05 20:00', '2026-10-05 21:00', 3),
      ]),
    ).toBe(5)
  })

  it('is clipped at midnight in Singapore on either edge of the month', () => {
    expect(downtime([fault('2026-09-30 22:00', '2026-10-01 02:00')])).toBe(2)
    expect(downtime([fault('2026-10-31 22:00', '2026-11-01 02:00')])).toBe(2)
    expect(downtime([fault('2026-09-01 00:00', '2026-11-10 00:00')])).toBe(31 * 24)
    expect(downtime([fault('2026-09-30 22:00', '2026-10-01 00:00')])).toBe(0)
    expect(downtime([fault('2026-11-01 00:00', '2026-11-01 01:00')])).toBe(0)
  })

  it('of a fault that is still set goes on until now, and to the month’s end at most', () => {
    expect(downtime([fault('2026-10-31 22:00', null)])).toBe(2)
    expect(downtime([fault('2026-10-05 10:00', null)], [], at('2026-10-05 11:00'))).toBe(1)
    expect(downtime([fault('2026-10-05 10:00', null)], [], at('2026-10-05 09:59'))).toBe(0)
  })

  it('does not run ahead of now because a device’s clock does', () => {
    expect(downtime([fault('2026-10-05 10:00', '2026-10-05 12:00')], [], at('2026-10-05 11:00'))).toBe(1)
  })

  it('leaves planned switch-offs out, once where they overlap', () => {
    const down = fault('2026-10-10 08:00', '2026-10-10 18:00')
    expect(downtime([down], [off('2026-10-10 09:00', '2026-10-10 12:00')])).toBe(7)
    expect(
      downtime([down], [off('2026-10-10 09:00', '2026-10-10 12:00'), off('2026-10-10 11:00', '2026-10-10 13:00')]),
    ).toBe(6)
    expect(downtime([down], [off('2026-10-10 00:00', '2026-10-11 00:00')])).toBe(0)
  })

  it('counts again as soon as a lift was switched on early, or should have been', () => {
    const down = fault('2026-10-10 08:00', '2026-10-10 18:00')
    expect(downtime([down], [off('2026-10-10 09:00', '2026-10-10 12:00', '2026-10-10 10:00')])).toBe(9)
    expect(downtime([down], [off('2026-10-10 09:00', '2026-10-10 12:00', '2026-10-10 16:00')])).toBe(7)
    expect(downtime([down], [off('2026-10-10 09:00', '2026-10-10 12:00', '2026-10-10 08:30')])).toBe(10)
  })
})

describe('the time planned to be off', () => {
  it('is that of the month, once where switch-offs overlap, and nothing that has yet to come', () => {
    const switchOffs = [off('2026-09-30 12:00', '2026-10-01 12:00'), off('2026-10-01 06:00', '2026-10-02 00:00')]
    expect(plannedOffMs(switchOffs, october, now)).toBe(24 * hourMs)
    expect(plannedOffMs(switchOffs, october, at('2026-10-01 18:00'))).toBe(18 * hourMs)
    expect(plannedOffMs(switchOffs, october, at('2026-09-30 18:00'))).toBe(0)
  })
})

/** Any times of October and a little around it, to the quarter of an hour. */
const instant = fc.integer({ min: -200, max: 31 * 96 + 200 }).map(quarter => october.from + quarter * 900_000)
const stretch = fc
  .record({ alarmLiftFaultNumber: fc.integer({ min: 1, max: 24 }), start: instant, end: fc.option(instant) })
  .map(({ alarmLiftFaultNumber, start, end }): FaultStretch => ({
    alarmLiftFaultNumber,
    alarmStartTs: end === null ? start : Math.min(start, end),
    alarmClearTs: end === null ? null : Math.max(start, end),
  }))
const switchOff = fc.record({ offAt: instant, onAt: instant, switchOnAt: fc.option(instant) })
const history = fc.record({
  faults: fc.array(stretch, { maxLength: 8 }),
  switchOffs: fc.array(switchOff, { maxLength: 4 }),
  now: fc.oneof(instant, fc.constant(now)),
})

describe('downtime of whatever happened', () => {
  it('is the same in any order', () => {
    const shuffled = history.chain(({ faults, switchOffs, now }) =>
      fc.tuple(
        fc.constant({ faults, switchOffs, now }),
        fc.shuffledSubarray(faults, { minLength: faults.length }),
        fc.shuffledSubarray(switchOffs, { minLength: switchOffs.length }),
      ),
    )
    fc.assert(
      fc.property(shuffled, ([{ faults, switchOffs, now }, faultsToo, switchOffsToo]) => {
        expect(downtimeMs(faultsToo, switchOffsToo, october, now)).toBe(downtimeMs(faults, switchOffs, october, now))
      }),
    )
  })

  it('is the same when a stretch is split in two', () => {
    fc.assert(
      fc.property(history, stretch, instant, ({ faults, switchOffs, now }, whole, split) => {
        const { alarmStartTs, alarmClearTs } = whole
        const middle = Math.max(alarmStartTs, Math.min(split, alarmClearTs ?? split))
        const halves = [
          { ...whole, alarmClearTs: middle },
          { ...whole, alarmStartTs: middle },
        ]
        expect(downtimeMs([...faults, ...halves], switchOffs, october, now)).toBe(
          downtimeMs([...faults, whole], switchOffs, october, now),
        )
      }),
    )
  })

  it('of a month is the sum of that of its days', () => {
    const days = Array.from({ length: 31 }, (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`)
    const ofDays = days.map(day => periodOf('day', day))
    fc.assert(
      fc.property(history, ({ faults, switchOffs, now }) => {
        const sum = ofDays.reduce((total, day) => total + downtimeMs(faults, switchOffs, day, now), 0)
        expect(sum).toBe(downtimeMs(faults, switchOffs, october, now))
      }),
    )
  })

  it('and the time planned to be off fit together into what of the month has passed', () => {
    fc.assert(
      fc.property(history, ({ faults, switchOffs, now }) => {
        const { from, to } = elapsed(october, now)
        const both = downtimeMs(faults, switchOffs, october, now) + plannedOffMs(switchOffs, october, now)
        expect(both).toBeGreaterThanOrEqual(0)
        expect(both).toBeLessThanOrEqual(to - from)
      }),
    )
  })

  it('never shrinks by one more fault', () => {
    fc.assert(
      fc.property(history, stretch, ({ faults, switchOffs, now }, more) => {
        const before = downtimeMs(faults, switchOffs, october, now)
        const after = downtimeMs([...faults, more], switchOffs, october, now)
        expect(after).toBeGreaterThanOrEqual(before)
        if (!countedFaultNumbers.includes(more.alarmLiftFaultNumber)) expect(after).toBe(before)
      }),
    )
  })
})
