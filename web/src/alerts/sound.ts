import { useSyncExternalStore } from 'react'
import { chime } from './chime'

/** How the last sound went; undefined while none was tried since the page was last touched. */
let wasHeard: boolean | undefined
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Touched: what the browser refused before, it may allow now. */
function retry(): void {
  if (wasHeard === false) wasHeard = undefined
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

/** A browser that was told to allow sounds says nothing of it; then the first alarm shows that it can be heard. */
function isSilent(): boolean {
  return wasHeard === undefined ? !navigator.userActivation.hasBeenActive : !wasHeard
}

/** Whether an alarm would not be heard, as far as one can tell without making a sound. */
export function useIsSilent(): boolean {
  return useSyncExternalStore(subscribe, isSilent)
}

/** Sounds the alert, and remembers whether it could be heard. */
export async function sound(): Promise<void> {
  wasHeard = await chime()
  tell()
}
