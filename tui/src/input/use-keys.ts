import { usePaste, useInput } from 'ink'
import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useProgram } from '../program/program'
import type { ActiveBinding, Commands, Layer } from './key-router'
import { splitKeys } from './split-keys'

const ShownContext = createContext(true)

/** Whether what is below is to be seen, and so receives keys. What is hidden keeps its state, and its data stay live. */
export const ShownProvider = ShownContext.Provider

export function useIsShown(): boolean {
  return useContext(ShownContext)
}

/** Gives keys their meaning for as long as the component is shown. */
export function useKeys(commands: Commands, onText?: (text: string) => void): void {
  const { keys } = useProgram()
  const isShown = useIsShown()
  const layer = useRef<Layer>({ commands, onText })
  useLayoutEffect(() => {
    layer.current = { commands, onText }
    keys.changed()
  })
  useLayoutEffect(() => (isShown ? keys.add(() => layer.current) : undefined), [keys, isShown])
}

/**
 * Waits until what was changed before is on the screen: React takes up a change of this component's own together with those
 * that came before it, and is done with all of them when this one is.
 */
function useRendered(): () => Promise<void> {
  const waiting = useRef<(() => void)[]>([])
  const [, setTurn] = useState(0)
  useLayoutEffect(() => {
    for (const resolve of waiting.current.splice(0)) resolve()
  })
  return useCallback(
    () =>
      new Promise(resolve => {
        waiting.current.push(resolve)
        setTurn(before => before + 1)
      }),
    [],
  )
}

/** The only place where keys come in. A component of its own, for it is drawn with each key. */
export function Keyboard() {
  const { keys } = useProgram()
  const rendered = useRendered()
  useLayoutEffect(() => keys.waitBy(rendered), [keys, rendered])
  useInput((input, key) => keys.press(splitKeys(input, key)))
  // What is pasted is text: into a list it must not act as keys, so there no one takes it.
  usePaste(text => keys.paste(text))
  return null
}

export function useActiveBindings(): readonly ActiveBinding[] {
  const { keys } = useProgram()
  return useSyncExternalStore(keys.subscribe, keys.active, keys.active)
}
