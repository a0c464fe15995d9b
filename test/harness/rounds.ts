import { hashOf } from '@liftwatch/core/domain/maintenance-plan'

/**
 * The part of what is tried at random, or in each of several ways, that is tried in this run: all of it, unless LIFTWATCH_TEST_SHARE
 * says less, as the gate does for its time.
 */
const share = Number(process.env['LIFTWATCH_TEST_SHARE'] ?? 1)

export function rounds(all: number): number {
  return Math.ceil(all * share)
}

/** Those of several ways that are tried in this run, in their order; the first, or by the name others for each, so that none is left out everywhere. */
export function someOf<Way>(ways: readonly Way[], name = ''): readonly Way[] {
  const from = name === '' ? 0 : hashOf(name) % ways.length
  return ways.filter((_, index) => (index - from + ways.length) % ways.length < rounds(ways.length))
}
