import { useSyncExternalStore } from 'react'
import { chime } from './chime'

/** How the last sound went; undefined while none was tried since the page was last touched. */
let hasSounded: boolean | undefined
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Touched: what the browser refused before, it may allow now. */
function retry(): void {
  if (hasSounded === false) hasSounded = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // After the click has done what it was meant for: a button that is for turning the sound on must not vanish under it.
  window.addEventListener('click', retry)
  window.addEventListener('keyup', retry)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    window.removeEventListener('click', retry)
    window.removeEventListener('keyup', retry)
  }
}

/** A browser whose user allowed sounds does not say so; then the first alarm shows that it can sound. */
function isSilent(): boolean {
  return hasSounded === undefined ? !navigator.userActivation.hasBeenActive : !hasSounded
}

/** Whether an alarm would be silent, as far as one can say without making a sound. */
export function useIsSilent(): boolean {
  return useSyncExternalStore(subscribe, isSilent)
}

/** Sounds the alert, and remembers whether it could sound. */
export async function sound(): Promise<void> {
  hasSounded = await chime()
  tell()
}
