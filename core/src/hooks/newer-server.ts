import { useSyncExternalStore } from 'react'
import { useFrontEnd } from './front-end'

/** The version of the server where this program is too old for it. */
export function useNewerServer(): string | undefined {
  const { newerServer } = useFrontEnd()
  return useSyncExternalStore(newerServer.subscribe, newerServer.state, newerServer.state)
}
