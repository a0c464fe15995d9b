import { beforeContact, type LiveFeed, type LiveState } from '@liftwatch/core/client/live'
import { createListeners } from '@liftwatch/core/client/listeners'

export interface LastingFeed extends LiveFeed {
  readonly start: () => void
}

/**
 * A feed that its readers have before it runs: were it to come once the page is there, all of the page would be drawn again with it, as
 * one task.
 */
export function createLastingFeed(start: () => LiveFeed): LastingFeed {
  const listeners = createListeners()
  const waiting: LiveState = { ...beforeContact, since: Date.now() }
  let running: LiveFeed | undefined
  return {
    start() {
      running = start()
      // To have started is no news yet.
      running.subscribe(listeners.call)
    },
    state: () => running?.state() ?? waiting,
    subscribe: listeners.subscribe,
    retry: () => running?.retry(),
    stop() {
      running?.stop()
      running = undefined
    },
  }
}
