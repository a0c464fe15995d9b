import { usePaste, useInput } from 'ink'
import { createContext, useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useProgram } from '../program'
import type { ActiveBinding, Commands, Layer } from './key-router'
import { splitKeys } from './split-keys'

const ShownContext = createContext(true)

/** Whether what is below is to be seen, and so hears keys. What is hidden keeps its state, and its data stay live. */
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

/** The only place where keys come in. */
export function useKeyboard(): void {
  const { keys } = useProgram()
  useInput((input, key) => keys.press(splitKeys(input, key)))
  // What is pasted is text: into a list it must not act as keys, so there nobody takes it.
  usePaste(text => keys.paste(text))
}

export function useActiveBindings(): readonly ActiveBinding[] {
  const { keys } = useProgram()
  return useSyncExternalStore(keys.subscribe, keys.active, keys.active)
}
