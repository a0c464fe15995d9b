import type { Watch, WatchState } from '@liftwatch/core/watch/watch'
import { createContext, useContext, useSyncExternalStore } from 'react'

const WatchContext = createContext<Watch | undefined>(undefined)

export const WatchProvider = WatchContext.Provider

/** The watch of the organisation in which one is at work. */
export function useWatch(): Watch {
  const watch = useContext(WatchContext)
  if (!watch) throw new Error('there is no watch before one is at work')
  return watch
}

/** What has happened so far. */
export function useWatchState(): WatchState {
  const watch = useWatch()
  return useSyncExternalStore(watch.subscribe, watch.state, watch.state)
}
