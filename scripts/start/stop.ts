import { setMaxListeners } from 'node:events'

export interface Stop {
  readonly signal: AbortSignal
  /** Resolves when something asks for the end: a signal, the server's own end, or the end of the process that started this. */
  readonly asked: Promise<void>
  readonly now: () => void
}

const parentLookEveryMs = 500

/** Notices that the program which started this one was killed: a server that no one can stop would hold the data folder. */
function onParentGone(callback: () => void): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && callback(), parentLookEveryMs).unref()
}

/** @param serverEnded resolves when the server is gone */
export function watchForStop(serverEnded: Promise<unknown>): Stop {
  const controller = new AbortController()
  // Every fault and event of the simulated lifts waits for its end and for this: no leak, of which Node would warn on the terminal.
  setMaxListeners(0, controller.signal)
  const now = () => controller.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, now)
  onParentGone(now)
  void serverEnded.then(now)
  const asked = new Promise<void>(resolve =>
    controller.signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  return { signal: controller.signal, asked, now }
}
