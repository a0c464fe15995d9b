import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cancelSwitchOffRefusal,
  cancelledSwitchOff,
  editedSwitchOff,
  editSwitchOffRefusal,
  offTimeBounds,
  onTimeBounds,
  switchedOn,
  switchOffTimesRefusal,
  switchOnRefusal,
  type SwitchOffRow,
} from '@liftwatch/core/domain/switch-offs'
import { dayMs, minuteMs } from '@liftwatch/core/limits'

const at = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) })
const minutes = fc.integer({ min: -3 * 1440, max: 400 * 1440 })
const ali = { id: 'a', name: 'Ali' }
const bea = { id: 'b', name: 'Bea' }

function rowOf(offAt: number, now: number): SwitchOffRow {
  return {
    offAt,
    onAt: offAt + 2 * dayMs,
    isOff: offAt <= now,
    status: 'OPEN',
    switchOnAt: null,
    closedAt: null,
    cancelledAt: null,
    cancelReason: null,
    report: 'Ropes',
    author: ali,
    switchedOnBy: null,
    cancelledBy: null,
    lastEditor: null,
    createdAt: 0,
    updatedAt: 0,
  }
}

describe('the times of a switch-off', () => {
  it('are taken exactly where the pickers offer them', () => {
    fc.assert(
      fc.property(at, minutes, minutes, (now, first, length) => {
        const offAt = Math.floor(now / minuteMs + first) * minuteMs
        const onAt = offAt + length * minuteMs
        const off = offTimeBounds(now)
        const on = onTimeBounds(offAt, now)
        const isOffered = offAt >= off.from && offAt <= off.upTo && onAt >= on.from && onAt <= on.upTo
        expect(switchOffTimesRefusal({ offAt, onAt }, now) === undefined).toBe(isOffered)
      }),
      { numRuns: 20_000 },
    )
  })

  it('are changed while the off time is to come, and never after', () => {
    fc.assert(
      fc.property(at, minutes, (now, first) => {
        const row = rowOf(Math.floor(now / minuteMs + first) * minuteMs, now)
        const edit = { report: 'Ropes', onAt: row.onAt + minuteMs }
        const refused = editSwitchOffRefusal(row, edit, { from: 0, at: now })
        if (row.isOff) expect(refused).toEqual({ code: 'switch-off-times-fixed' })
        else if (!refused)
          expect(editedSwitchOff(row, edit, bea, now)).toMatchObject({ onAt: edit.onAt, lastEditor: bea })
        expect(editSwitchOffRefusal(row, { report: 'Other' }, { from: 0, at: now })).toBeUndefined()
      }),
      { numRuns: 5_000 },
    )
  })
})

it('a lift is switched on or its switch-off is cancelled, never both, and each once', () => {
  fc.assert(
    fc.property(
      at,
      minutes,
      fc.array(fc.tuple(fc.constantFrom('on', 'cancel'), fc.constantFrom(ali, bea))),
      (now, first, steps) => {
        let row = rowOf(Math.floor(now / minuteMs + first) * minuteMs, now)
        for (const [step, by] of steps) {
          const before = row
          const refused = step === 'on' ? switchOnRefusal(row, by) : cancelSwitchOffRefusal(row, by)
          if (!refused) row = step === 'on' ? switchedOn(row, by, now) : cancelledSwitchOff(row, 'No', by, now)
          if (before.status === 'CLOSED') expect(row).toBe(before)
          expect(row.switchOnAt !== null && row.cancelledAt !== null).toBe(false)
        }
      },
    ),
  )
})

it('an edit of what was changed meanwhile is refused, unless it says the same', () => {
  const row = { ...rowOf(10 * dayMs, 0), updatedAt: 7, lastEditor: bea }
  const ask = (report: string, from: number) => editSwitchOffRefusal(row, { report }, { from, at: 0 })
  expect(ask('Other', 6)).toEqual({ code: 'changed-meanwhile', params: { name: 'Bea', sinceAt: 7 } })
  expect(ask('Ropes', 6)).toBeUndefined()
  expect(ask('Other', 7)).toBeUndefined()
})
