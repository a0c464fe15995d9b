import { useEffect, useEffectEvent } from 'react'
import { isFree, leaveBox } from './free-key'
import { actionOf, type KeyAction } from './key-bindings'

/** Answers `false` where the key was not for it after all; then the browser does with it what it always does. */
type Act = (event: KeyboardEvent) => boolean | void

/** Does what the keys are bound to while the component is there. */
export function useKeys(acts: Readonly<Partial<Record<KeyAction, Act>>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event.key)
    const act = action && acts[action]
    if (!act) return
    if (!isFree(event)) {
      if (action === 'back') leaveBox(event)
      return
    }
    if (act(event) !== false) event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
