import { describe, expect, it } from 'vitest'
import { afterEdge, episodesOf, isLaterEdge, type AlarmEdge } from '@liftwatch/core/domain/alarm-edges'

/** Edges from a line such as `S1 C2 S3`: state and instant; `seq` is the place in the line. */
function edges(line: string): AlarmEdge[] {
  return line
    .split(' ')
    .filter(Boolean)
    .map((word, seq) => ({ state: word.startsWith('S') ? 'SET' : 'CLEAR', ts: Number(word.slice(1)), seq }))
}

function linesOf(line: string, isClosedByClear = false): string[] {
  return episodesOf(edges(line), isClosedByClear).map(
    ({ alarmStatus, alarmStartTs, alarmClearTs, repeatCnt }) =>
      `${alarmStatus} from ${alarmStartTs} to ${alarmClearTs ?? 'now'}, ${repeatCnt} repeats`,
  )
}

describe('the order of edges', () => {
  it('is that of their instants, then of their sequence numbers', () => {
    expect(isLaterEdge({ ts: 2, seq: 0, state: 'SET' }, { ts: 1, seq: 9 })).toBe(true)
    expect(isLaterEdge({ ts: 1, seq: 9, state: 'SET' }, { ts: 2, seq: 0 })).toBe(false)
    expect(isLaterEdge({ ts: 1, seq: 2, state: 'SET' }, { ts: 1, seq: 1 })).toBe(true)
    expect(isLaterEdge({ ts: 1, seq: 1, state: 'SET' }, { ts: 1, seq: 1 })).toBe(false)
  })
})

describe('an episode', () => {
  it('begins with a SET; a CLEAR alone says nothing', () => {
    expect(afterEdge(undefined, { ts: 1, seq: 0, state: 'CLEAR' })).toBeUndefined()
    expect(afterEdge(undefined, { ts: 1, seq: 0, state: 'SET' })).toEqual({
      alarmStatus: 'SET',
      alarmStartTs: 1,
      alarmClearTs: null,
      repeatCnt: 0,
      lastEdgeTs: 1,
      lastEdgeSeq: 0,
    })
  })

  it.each([
    ['', []],
    ['C1', []],
    ['S1', ['SET from 1 to now, 0 repeats']],
    ['S1 S2', ['SET from 1 to now, 0 repeats']],
    ['S1 C2', ['CLEAR from 1 to 2, 0 repeats']],
    ['S1 C2 C3', ['CLEAR from 1 to 2, 0 repeats']],
    ['S1 C2 S3', ['SET from 1 to now, 1 repeats']],
    ['S1 C2 S3 C4', ['CLEAR from 1 to 4, 1 repeats']],
    ['C4 S3 C2 S1', ['CLEAR from 1 to 4, 1 repeats']],
    ['C0 S1 C2', ['CLEAR from 1 to 2, 0 repeats']],
  ])('of edges %j that do not close it is %j', (line, expected) => {
    expect(linesOf(line)).toEqual(expected)
  })

  it.each([
    ['S1 C2', ['CLEAR from 1 to 2, 0 repeats']],
    ['S1 C2 S3', ['CLEAR from 1 to 2, 0 repeats', 'SET from 3 to now, 0 repeats']],
    ['S3 C4 S1 C2', ['CLEAR from 1 to 2, 0 repeats', 'CLEAR from 3 to 4, 0 repeats']],
    ['S1 C2 S2 C2', ['CLEAR from 1 to 2, 0 repeats', 'CLEAR from 2 to 2, 0 repeats']],
    ['C1 C2', []],
  ])('of edges %j that close it with each CLEAR is %j', (line, expected) => {
    expect(linesOf(line, true)).toEqual(expected)
  })
})
