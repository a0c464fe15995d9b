import { createListeners } from '@liftwatch/core/client/listeners'
/** A bell that is silent for a while. */
export interface Snooze {
  /** Until when (epoch milliseconds of this machine's clock); undefined while the bell rings. */
  readonly until: () => number | undefined
  readonly start: () => void
  readonly end: () => void
  readonly subscribe: (listener: () => void) => () => void
}

const snoozeMs = 10 * 60_000

export function createSnooze(): Snooze {
  const listeners = createListeners()
  let until: number | undefined
  let timer: NodeJS.Timeout | undefined

  function become(next: number | undefined): void {
    clearTimeout(timer)
    if (next === until) return
    until = next
    listeners.call()
  }

  return {
    until: () => until,
    start() {
      become(Date.now() + snoozeMs)
      timer = setTimeout(() => become(undefined), snoozeMs).unref()
    },
    end: () => become(undefined),
    subscribe: listeners.subscribe,
  }
}
