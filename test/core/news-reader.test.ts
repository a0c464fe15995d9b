import { AppError, isWorthRetry } from '@liftwatch/core/errors'
import { createNewsReader } from '@liftwatch/core/watch/news-reader'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'

interface Row {
  readonly id: string
  readonly alarmStartTs: number
  readonly state: number
  readonly isOpen: boolean
}

/** An estate in memory, watched: what is reported goes to `reported`. */
function watched(isInitialReported = false) {
  const rows = new Map<string, Row>()
  const reported: string[] = []
  const failures: unknown[] = []
  const found: string[] = []
  let error: unknown
  const unlessFailing = async <Answer>(answer: () => Answer): Promise<Answer> => {
    if (error !== undefined) throw error
    return answer()
  }
  let hasBaseLine = isInitialReported
  const reader = createNewsReader<Row>({
    source: {
      snapshot: () =>
        unlessFailing(() => ({ rows: [...rows.values()].filter(row => row.isOpen), wholeFrom: -Infinity })),
      find: id => unlessFailing(() => (found.push(id), rows.get(id))),
    },
    cameAt: row => row.alarmStartTs,
    stateOf: row => JSON.stringify(row),
    isLasting: row => row.isOpen,
    onRead(news, snapshot) {
      if (hasBaseLine || !snapshot) reported.push(...news.map(row => `${row.id}${row.state}`))
      hasBaseLine = true
    },
    onFailure: failure => void (isWorthRetry(failure) || failures.push(failure)),
    gatherMs: 0,
  })
  return {
    reader,
    reported,
    failures,
    found,
    set: (id: string, state: number, isOpen = true) => rows.set(id, { id, alarmStartTs: 0, state, isOpen }),
    remove: (id: string) => rows.delete(id),
    failWith: (next: unknown) => (error = next),
  }
}

test('the base line is silent, or reported where that is asked for', async () => {
  for (const isInitialReported of [false, true]) {
    const { reader, reported, set } = watched(isInitialReported)
    set('a', 1)
    await reader.lookAtAll()
    expect(reported).toEqual(isInitialReported ? ['a1'] : [])
  }
})

test('a state is reported once, whether a notice or a refresh brought it, and also when it leaves the open ones', async () => {
  const { reader, reported, set } = watched()
  set('a', 1)
  set('b', 1)
  await reader.lookAtAll()
  set('a', 2)
  reader.changed('a')
  reader.changed('a')
  await reader.lookAtAll()
  set('b', 2, false)
  set('c', 1)
  await reader.lookAtAll()
  reader.changed('b')
  reader.changed(null)
  await reader.lookAtAll()
  expect(reported).toEqual(['a2', 'c1', 'b2'])
})

test('in a flood of changes all rows are looked at once, so that no row waits until each of the others was asked for', async () => {
  const { reader, reported, found, set, remove } = watched()
  const ids = Array.from({ length: 500 }, (_, index) => `${index}-`)
  for (const id of ids) set(id, 1)
  await reader.lookAtAll()
  for (const id of ids) {
    set(id, 2)
    reader.changed(id)
  }
  remove('7-')
  await vi.waitFor(() => expect(reader.isDue()).toBe(false))
  expect(reported).toEqual(ids.filter(id => id !== '7-').map(id => `${id}2`))
  // Of those that should be there, the one that is not.
  expect(found).toEqual(['7-'])
  for (const id of ids.slice(0, 40)) reader.changed(id)
  await vi.waitFor(() => expect(reader.isDue()).toBe(false))
  expect(found).toHaveLength(41)
})

test('a look that failed is repeated until it succeeds; one that can never succeed ends the watch', async () => {
  vi.useFakeTimers()
  try {
    const { reader, reported, failures, set, failWith } = watched()
    await reader.lookAtAll()
    set('a', 1)
    failWith(new AppError('overloaded'))
    reader.changed('a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reported).toEqual([])
    failWith(undefined)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(reported).toEqual(['a1'])
    failWith(new AppError('not-logged-in'))
    reader.changed('a')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(failures).toEqual([expect.objectContaining({ code: 'not-logged-in' })])
    reader.stop()
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
      const { reader, reported, set } = watched()
      await reader.lookAtAll()
      const expected: string[] = []
      for (const [index, { id, isOpen, noticedBy }] of steps.entries()) {
        set(id, index, isOpen)
        // A row that was closed all the while is not in a snapshot; only a notice speaks of it.
        if (noticedBy !== 'refresh' && noticedBy !== 'bulk notice') reader.changed(id)
        else if (!isOpen) reader.changed(id)
        if (noticedBy === 'two notices') reader.changed(id)
        if (noticedBy === 'bulk notice') reader.changed(null)
        await reader.lookAtAll()
        if (noticedBy === 'refresh and late notice') reader.changed(id)
        expected.push(`${id}${index}`)
      }
      await reader.lookAtAll()
      expect(reported).toEqual(expected)
    }),
    { numRuns: 200 },
  )
})
