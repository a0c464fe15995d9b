import type { LiveState } from '@liftwatch/core/client/live'
import { expect, test } from 'vitest'
import { contactOf, isLost } from '@liftwatch/core/client/contact'

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

test('what a machine that slept shows is stale, whatever its client believes of the connection', () => {
  const hourAgo = now - 3_600_000
  for (const mode of ['connecting', 'live', 'polling', 'stopped'] as const) {
    expect(isLost(contactOf({ ...live, mode, lastContactAt: hourAgo }, now))).toBe(true)
  }
  expect(isLost(contactOf(live, now))).toBe(false)
  expect(isLost(contactOf({ ...live, mode: 'connecting', lastContactAt: null }, now))).toBe(false)
})
