import { shiftLastsMaxMs, unwatchedFromMs } from '@liftwatch/core/limits'
import { continuedShift, newShift } from '@liftwatch/core/watch/shift'
import { expect, test } from 'vitest'

const hourMs = 3_600_000

test('who comes back goes on with the shift, and the time between was not watched', () => {
  const stored = { ...newShift(0), seenAt: 2 * hourMs }
  expect(continuedShift(stored, 3 * hourMs)).toEqual({
    ...stored,
    seenAt: 3 * hourMs,
    unwatched: [{ from: 2 * hourMs, to: 3 * hourMs }],
  })
})

test('a restart is no gap, nor is another monitor that watches beside it', () => {
  const stored = { ...newShift(0), seenAt: hourMs }
  expect(continuedShift(stored, hourMs + unwatchedFromMs - 1)).toMatchObject({ unwatched: [] })
  expect(continuedShift(stored, hourMs - 1_000)).toMatchObject({ unwatched: [], seenAt: hourMs })
})

test('a shift of long ago is over, and one that lies ahead is none', () => {
  expect(continuedShift(newShift(0), shiftLastsMaxMs - 1)).toBeDefined()
  expect(continuedShift(newShift(0), shiftLastsMaxMs)).toBeUndefined()
  expect(continuedShift(newShift(hourMs), 0)).toBeUndefined()
  expect(continuedShift(undefined, 0)).toBeUndefined()
})
