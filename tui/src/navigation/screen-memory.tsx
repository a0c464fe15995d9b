import { createListeners } from '@liftwatch/core/client/listeners'
import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** What screens leave behind when another takes their place, and find again when they come back. */
export interface ScreenMemory {
  readonly get: (name: string) => unknown
  readonly set: (name: string, value: unknown) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createScreenMemory(initial: Iterable<readonly [string, unknown]>): ScreenMemory {
  const values = new Map(initial)
  const listeners = createListeners()
  return {
    get: name => values.get(name),
    set(name, value) {
      if (values.get(name) === value) return
      values.set(name, value)
      listeners.call()
    },
    subscribe: listeners.subscribe,
  }
}

const ScreenMemoryContext = createContext<ScreenMemory | undefined>(undefined)

export const ScreenMemoryProvider = ScreenMemoryContext.Provider

function useScreenMemory(): ScreenMemory {
  const memory = useContext(ScreenMemoryContext)
  if (!memory) throw new Error('ScreenMemoryProvider is missing')
  return memory
}

/** State that outlives its screen, for as long as one is at work. One name has one kind of value, never undefined. */
export function useRemembered<Value>(
  name: string,
  initial: () => Value,
): readonly [Value, (change: (value: Value) => Value) => void] {
  const memory = useScreenMemory()
  const [value, setValue] = useState(() => (memory.get(name) as Value | undefined) ?? initial())
  useLayoutEffect(() => memory.set(name, value), [memory, name, value])
  return [value, setValue]
}

/** Of what a screen keeps, or has left behind, the part that someone else goes by; undefined before there is any. */
export function useRememberedPart<Value, Part>(name: string, partOf: (value: Value) => Part): Part | undefined {
  const memory = useScreenMemory()
  const read = () => {
    const value = memory.get(name) as Value | undefined
    return value === undefined ? undefined : partOf(value)
  }
  return useSyncExternalStore(memory.subscribe, read, read)
}
