import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** What screens leave behind when another takes their place, and find again when they come back. */
export interface Kept {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createKept(initial: Iterable<readonly [string, unknown]>): Kept {
  const values = new Map(initial)
  const listeners = new Set<() => void>()
  return {
    get: name => values.get(name),
    set(name, value) {
      if (values.get(name) === value) return
      values.set(name, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const KeptContext = createContext<Kept | undefined>(undefined)

export const KeptProvider = KeptContext.Provider

function useKeptHere(): Kept {
  const kept = useContext(KeptContext)
  if (!kept) throw new Error('KeptProvider is missing')
  return kept
}

/** State that outlives its screen, for as long as one is at work. One name has one kind of value, never undefined. */
export function useKept<Value>(
  name: string,
  initial: () => Value,
): readonly [Value, (change: (value: Value) => Value) => void] {
  const kept = useKeptHere()
  const [value, setValue] = useState(() => (kept.get(name) as Value | undefined) ?? initial())
  useLayoutEffect(() => kept.set(name, value), [kept, name, value])
  return [value, setValue]
}

/** Of what a screen keeps, or has left behind, the part that somebody else goes by; undefined before there is any. */
export function useKeptPart<Value, Part>(name: string, partOf: (value: Value) => Part): Part | undefined {
  const kept = useKeptHere()
  const read = () => {
    const value = kept.get(name) as Value | undefined
    return value === undefined ? undefined : partOf(value)
  }
  return useSyncExternalStore(kept.subscribe, read, read)
}
