import { createListeners, type Listeners } from './listeners'

/** The servers of one estate, over one database: a session of one holds on all, and a stream of one resumes on another. */
export interface Servers {
  /** Their addresses without a final slash, in the order in which they were given. */
  readonly all: readonly string[]
  /** The one to call next. */
  readonly current: () => string
  /** The one that answered last; the first, before any has. */
  readonly answering: () => string
  /** Goes on to the next, unless another call has done so already. */
  readonly leave: (server: string) => void
  /** Notes that a server has answered. */
  readonly reached: (server: string) => void
  /** Called when another answers than before; answers its own undoing. */
  readonly subscribe: Listeners['subscribe']
}

/** @param all at least one address */
export function createServers(all: readonly string[]): Servers {
  const listeners = createListeners()
  let current = 0
  let answering = all[0]!
  return {
    all,
    current: () => all[current]!,
    answering: () => answering,
    leave(server) {
      if (server === all[current]) current = (current + 1) % all.length
    },
    reached(server) {
      if (server === answering) return
      answering = server
      listeners.call()
    },
    subscribe: listeners.subscribe,
  }
}
