type Listener = () => void

/** Who is to be called on each change of something. */
export interface Listeners {
  /** Answers its own undoing. */
  readonly subscribe: (listener: Listener) => () => void
  readonly call: () => void
}

export function createListeners(): Listeners {
  const all = new Set<Listener>()
  return {
    subscribe(listener) {
      all.add(listener)
      return () => all.delete(listener)
    },
    call() {
      for (const listener of all) listener()
    },
  }
}
