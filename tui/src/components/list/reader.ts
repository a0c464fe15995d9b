import { looked, mayAct, mayActOnAll, nothingSeen } from '@liftwatch/core/domain/sight'
import { readingLastsMs } from '@liftwatch/core/limits'
import type { Guard } from '../../input/key-router'
import { shownRows, type ListSource, type ListState } from './state'

/** Who reads a list: what they have seen of it, and whether they are at it just now. */
export interface Reader {
  /** The list has changed on the screen. */
  readonly look: (state: ListState, source: ListSource, height: number) => void
  /** They have pressed a key of it. */
  readonly touch: () => void
  readonly isReading: () => boolean
  /** Whether a key may take what it would; the key is one of the list's. */
  readonly mayTake: Guard
}

export function createReader(clock: () => number): Reader {
  let sight = nothingSeen
  let touchedAt = -Infinity
  let turn = 0
  return {
    look(state, source, height) {
      const rows = shownRows(state, source)
      const ids = Array.from({ length: height }, (_, line) => rows.idAt(state.top + line))
      sight = looked(sight, { ids, cursor: state.cursor - state.top }, state.turn !== turn, clock())
      turn = state.turn
    },
    touch: () => void (touchedAt = clock()),
    isReading: () => clock() - touchedAt < readingLastsMs,
    mayTake(takes) {
      touchedAt = clock()
      return takes === 'row' ? mayAct(sight, touchedAt) : mayActOnAll(sight, touchedAt)
    },
  }
}
