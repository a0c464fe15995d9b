import { AppError } from '@liftwatch/core/errors'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createChangeTracker } from '../../cli/src/watch/change-tracker'

interface Row {
  readonly id: string
  readonly state: number
  readonly isOpen: boolean
}

/** An estate in memory, watched: what is reported goes to `reported`. */
function watched(isInitialReported = false) {
  const rows = new Map<string, Row>()
  const reported: string[] = []
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
    { onChange: row => reported.push(`${row.id}${row.state}`), onFailure: failure => failures.push(failure) },
    isInitialReported,
  )
  return {
    tracker,
    reported,
    failures,
    set: (id: string, state: number, isOpen = true) => rows.set(id, { id, state, isOpen }),
    remove: (id: string) => rows.delete(id),
    failWith: (next: unknown) => (error = next),
  }
}

test('the base line is silent, or reported where that is asked for', async () => {
  for (const isInitialReported of [false, true]) {
    const { tracker, reported, set } = watched(isInitialReported)
    set('a', 1)
    await tracker.refresh()
    expect(reported).toEqual(isInitialReported ? ['a1'] : [])
  }
})

test('a state is reported once, whether a notice or a refresh brought it, and also when it leaves the open ones', async () => {
  const { tracker, reported, set } = watched()
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
  expect(reported).toEqual(['a2', 'c1', 'b2'])
})

test('a look that failed is repeated until it succeeds; one that can never succeed ends the watch', async () => {
  vi.useFakeTimers()
  try {
    const { tracker, reported, failures, set, failWith } = watched()
    await tracker.refresh()
    set('a', 1)
    failWith(new AppError('overloaded'))
    tracker.check('a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reported).toEqual([])
    failWith(undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported).toEqual(['a1'])
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
  noticedBy: fc.constantFrom('notice', 'two notices', 'bulk notice', 'refresh', 'refresh and late notice'),
})

test('whatever way changes are noticed, each is reported once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const { tracker, reported, set } = watched()
      await tracker.refresh()
      const expected: string[] = []
      for (const [index, { id, isOpen, noticedBy }] of steps.entries()) {
        set(id, index, isOpen)
        // A row that was closed all the while is not in a snapshot; only a notice speaks of it.
        if (noticedBy !== 'refresh' && noticedBy !== 'bulk notice') tracker.check(id)
        else if (!isOpen) tracker.check(id)
        if (noticedBy === 'two notices') tracker.check(id)
        if (noticedBy === 'bulk notice') tracker.check(null)
        await tracker.refresh()
        if (noticedBy === 'refresh and late notice') tracker.check(id)
        expected.push(`${id}${index}`)
      }
      await tracker.refresh()
      expect(reported).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})
