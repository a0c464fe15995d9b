import type { LiveState } from '@liftwatch/core/client/live'
import { useLive } from '@liftwatch/core/hooks/live'

/** Whether what is on the screen may have changed without a word: there was contact with the server, and there is none now. */
export function isStale({ mode, failures, lastContactAt }: LiveState): boolean {
  if (mode === 'stopped') return true
  if (mode === 'polling') return failures > 0
  return mode === 'connecting' && lastContactAt !== null
}

export function useIsStale(): boolean {
  return isStale(useLive())
}
