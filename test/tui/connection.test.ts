import type { LiveState } from '@liftwatch/core/client/live'
import { expect, test } from 'vitest'
import { contactOf } from '../../tui/src/connection'

const now = 1_000_000
const live: LiveState = {
  mode: 'live',
  since: 0,
  lastContactAt: now - 2_000,
  failures: 0,
  clockAheadMs: 0,
  ingestDelayMs: 0,
}

test('the connection is judged by the last contact with the server', () => {
  expect(contactOf({ ...live, mode: 'connecting', lastContactAt: null }, now)).toBe('connecting')
  expect(contactOf({ ...live, mode: 'polling', lastContactAt: null, failures: 1 }, now)).toBe('blind')
  expect(contactOf(live, now)).toBe('live')
  expect(contactOf({ ...live, mode: 'polling' }, now)).toBe('polling')
  expect(contactOf({ ...live, mode: 'connecting' }, now)).toBe('connecting')
  expect(contactOf({ ...live, mode: 'polling', failures: 1 }, now)).toBe('stale')
  expect(contactOf(live, now + 15_000)).toBe('stale')
  expect(contactOf(live, now + 60_000)).toBe('blind')
})
