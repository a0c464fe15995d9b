import { withRetries } from '@liftwatch/core/client/retry'
import { liftFaults } from '@liftwatch/core/contract/alarms/lift-faults'
import { session } from '@liftwatch/core/contract/accounts/session'
import { AppError, type ErrorCode } from '@liftwatch/core/errors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outcomeOf } from '../harness/outcome'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that fails with one code after another, and then succeeds. */
function work(...codes: ErrorCode[]) {
  const left = [...codes]
  return vi.fn(async () => {
    const code = left.shift()
    if (code) throw new AppError(code)
    return 'done'
  })
}

async function outcome(endpoint: Parameters<typeof withRetries>[1], times: number, codes: ErrorCode[]) {
  const waits: number[] = []
  const calls = work(...codes)
  const ended = outcomeOf(withRetries({ times, onRetry: (_error, _attempt, ms) => waits.push(ms) }, endpoint, calls))
  await vi.runAllTimersAsync()
  return { ended: await ended, calls: calls.mock.calls.length, waits }
}

test('a call that may succeed later is made again after 1, 2 and 4 s', async () => {
  const codes: ErrorCode[] = ['unreachable', 'timed-out', 'not-ready']
  expect(await outcome(liftFaults.page, 3, codes)).toEqual({ ended: 'ok', calls: 4, waits: [1_000, 2_000, 4_000] })
  expect(await outcome(liftFaults.acknowledge, 1, codes)).toEqual({ ended: 'timed-out', calls: 2, waits: [1_000] })
})

test('it is not where that cannot help, where it would be done twice, and where no one asked for it', async () => {
  const once = { calls: 1, waits: [] }
  expect(await outcome(liftFaults.page, 3, ['not-found'])).toEqual({ ended: 'not-found', ...once })
  expect(await outcome(session.login, 3, ['timed-out'])).toEqual({ ended: 'timed-out', ...once })
  expect(await outcome(liftFaults.page, 0, ['unreachable'])).toEqual({ ended: 'unreachable', ...once })
})

test('anyone who gives up, before or during a wait, does not wait', async () => {
  for (const afterMs of [0, 500]) {
    const giveUp = new AbortController()
    const stop = () => giveUp.abort()
    const onRetry = () => (afterMs === 0 ? stop() : void setTimeout(stop, afterMs))
    const calls = work('unreachable')
    const ended = withRetries({ times: 5, onRetry }, liftFaults.page, calls, giveUp.signal)
    const seen = expect(ended).rejects.toThrow('aborted')
    await vi.runAllTimersAsync()
    await seen
    expect(calls).toHaveBeenCalledTimes(1)
  }
})
