import { useEffect, useLayoutEffect, useState } from 'react'
import { subscribeSeconds } from '../../program/clock'
import type { Commands } from '../../input/key-router'
import { useIsShown } from '../../input/use-keys'
import { useProgram } from '../../program/program'
import { createReader, type Reader } from './reader'
import { moved, settle, startOf, type ListMove, type ListSource, type ListState } from './state'

export interface HeldList {
  /** As it was last; what to fetch is known from it. */
  readonly held: ListState
  readonly become: (change: (state: ListState) => ListState) => void
}

/** Holds a list's state. It is settled over the rows by useSettledList, once they are known. */
export function useHeldList(list: string): HeldList {
  const [held, become] = useState(() => startOf(list))
  return { held, become }
}

export interface SettledList {
  readonly state: ListState
  readonly commands: Commands
  readonly move: (move: ListMove) => void
}

/** Keeps keys from rows that have only just come to where they are. */
function useGuard(reader: Reader, state: ListState, source: ListSource, height: number): void {
  const { keys } = useProgram()
  const isShown = useIsShown()
  useLayoutEffect(() => {
    if (isShown) reader.look(state, source, height)
  })
  useLayoutEffect(() => (isShown ? keys.guardBy(reader.mayTake) : undefined), [reader, keys, isShown])
}

/** Looks each second, while rows wait to be let in, whether the list is still read. */
function useWaiting(isWaiting: boolean): void {
  const [, setTurn] = useState(0)
  useEffect(() => (isWaiting ? subscribeSeconds(() => setTurn(turn => turn + 1)) : undefined), [isWaiting])
}

/** The list over its rows, and the keys that move in it. What is hidden stays as it was left. */
export function useSettledList({ held, become }: HeldList, source: ListSource, height: number): SettledList {
  const { clock } = useProgram()
  const isShown = useIsShown()
  const [reader] = useState(() => createReader(clock))
  const isReading = !isShown || reader.isReading()
  const state = settle(held, source, height, isReading)
  if (state !== held) become(() => state)
  useGuard(reader, state, source, height)
  useWaiting(isShown && state.fresh > 0)
  const move = (move: ListMove) => {
    reader.touch()
    become(current => moved(current, move, source, height))
  }
  const command = (to: ListMove) => ({ run: () => move(to) })
  return {
    state,
    move,
    commands: {
      'list.up': command('up'),
      'list.down': command('down'),
      'list.pageUp': command('pageUp'),
      'list.pageDown': command('pageDown'),
      'list.first': command('first'),
      'list.last': command('last'),
    },
  }
}
