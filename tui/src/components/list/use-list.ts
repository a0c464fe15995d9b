import { useState } from 'react'
import type { Commands } from '../../input/key-router'
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

/** The list over its rows, and the keys that move in it. */
export function useSettledList({ held, become }: HeldList, source: ListSource, height: number): SettledList {
  const state = settle(held, source, height)
  if (state !== held) become(() => state)
  const move = (move: ListMove) => become(current => moved(current, move, source, height))
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
