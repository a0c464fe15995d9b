import { useSyncExternalStore } from 'react'
import type { SessionState } from '../client/session'
import { useFrontEnd } from './front-end'

export function useSession(): SessionState {
  const { session } = useFrontEnd()
  return useSyncExternalStore(session.subscribe, session.state, session.state)
}

/** Whether a permission is there, for hiding what would be refused; the server decides. */
export function usePermissions(): ReadonlySet<string> {
  const state = useSession()
  return state.status === 'ready' ? state.permissions : none
}

const none: ReadonlySet<string> = new Set()
