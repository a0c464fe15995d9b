import { AppError } from '@liftwatch/core/errors'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createChangeTracker } from '../../cli/src/watch/change-tracker'

interface Row {
  readonly id: string
  readonly state: number
  readonly isOpen: boolean
}

/** An estate in memory, watched: what is told goes to `told`. */
function watched(isInitialTold = false) {
  const rows = new Map<string, Row>()
  const told: string[] = []
  const failures: unknown[] = []
  let error: unknown
  const unlessFailing = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (error !== undefined) throw error
    return answer()
  }
  const tracker = createChangeTracker<Row>(
    {
      snapshot: () => unlessFailing(() => [...rows.values()].filter(row => row.isOpen)),
      find: id => unlessFailing(() => rows.get(id)),
      isLasting: row => row.isOpen,
    },
    { onChange: row => told.push(`${row.id}${row.state}`), onFailure: failure => failures.push(failure) },
    isInitialTold,
  )
  return {
    tracker,
    told,
    failures,
    set: (id: string, state: number, isOpen = true) => rows.set(id, { id, state, isOpen }),
    remove: (id: string) => rows.delete(id),
    failWith: (next: unknown) => (error = next),
  }
}

test('the base line is silent, or told where that is asked for', async () => {
  for (const isInitialTold of [false, true]) {
    const { tracker, told, set } = watched(isInitialTold)
    set('a', 1)
    await tracker.refresh()
    expect(told).toEqual(isInitialTold ? ['a1'] : [])
  }
})

test('a state is told once, whether a notice or a refresh brought it, and also when it leaves the open ones', async () => {
  const { tracker, told, set } = watched()
  set('a', 1)
  set('b', 1)
  await tracker.refresh()
  set('a', 2)
  tracker.check('a')
  tracker.check('a')
  await tracker.refresh()
  set('b', 2, false)
  set('c', 1)
  await tracker.refresh()
  tracker.check('b')
  tracker.check(null)
  await tracker.refresh()
  expect(told).toEqual(['a2', 'c1', 'b2'])
})

test('a look that failed is repeated until it succeeds; one that can never succeed ends the watch', async () => {
  vi.useFakeTimers()
  try {
    const { tracker, told, failures, set, failWith } = watched()
    await tracker.refresh()
    set('a', 1)
    failWith(new AppError('overloaded'))
    tracker.check('a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(told).toEqual([])
    failWith(undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(told).toEqual(['a1'])
    failWith(new AppError('not-logged-in'))
    tracker.check('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(failures).toEqual([expect.objectContaining({ code: 'not-logged-in' })])
    tracker.stop()
  } finally {
    vi.useRealTimers()
  }
})

const step = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  isOpen: fc.boolean(),
  heardBy: fc.constantFrom('notice', 'two notices', 'bulk notice', 'refresh', 'refresh and late notice'),
})

test('whatever way changes are heard of, each is told once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const { tracker, told, set } = watched()
      await tracker.refresh()
      const expected: string[] = []
      for (const [index, { id, isOpen, heardBy }] of steps.entries()) {
        set(id, index, isOpen)
        // A row that was closed all the while is not in a snapshot; only a notice speaks of it.
        if (heardBy !== 'refresh' && heardBy !== 'bulk notice') tracker.check(id)
        else if (!isOpen) tracker.check(id)
        if (heardBy === 'two notices') tracker.check(id)
        if (heardBy === 'bulk notice') tracker.check(null)
        await tracker.refresh()
        if (heardBy === 'refresh and late notice') tracker.check(id)
        expected.push(`${id}${index}`)
      }
      await tracker.refresh()
      expect(told).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})
