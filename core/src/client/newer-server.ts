import { isTooOldFor } from '../contract/server-version'
import { version } from '../contract/version'
import { createListeners } from './listeners'

/** Whether this program is too old for its server, as the server's answers say. */
export interface NewerServer {
  /** The server's version where this program is too old for it; undefined until that is known. */
  readonly state: () => string | undefined
  /** Called when that changes; answers its own undoing. */
  readonly subscribe: (listener: () => void) => () => void
  /** For a transport: what each answer's header says. */
  readonly follow: (stated: string) => void
}

/**
 * Remembers the newest server that answered: while one server after the other is upgraded, answers come from both, and this program
 * is too old for one of them all the same.
 */
export function createNewerServer(own: string = version): NewerServer {
  const listeners = createListeners()
  let newest: string | undefined
  return {
    state: () => newest,
    subscribe: listeners.subscribe,
    follow(stated) {
      if (stated === newest || !isTooOldFor(newest ?? own, stated)) return
      newest = stated
      listeners.call()
    },
  }
}
