import { plainTimer, type Timer } from '@liftwatch/core/client/timer'

const due = new Map<number, () => void>()
let lastId = 0
let worker: Worker | undefined

function runDue(id: number): void {
  const run = due.get(id)
  due.delete(id)
  run?.()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./timer-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<number>) => runDue(data))
  // It could not be loaded, as by a server that was just stopped: the next timer starts another.
  started.addEventListener('error', () => (worker = undefined))
  return started
}

/**
 * A timer that is on time in a tab that was left open all night, by a worker of the page. The page's own timer goes beside it, for
 * as long as the worker could not be loaded.
 */
export const steadyTimer: Timer = (run, ms) => {
  const id = ++lastId
  due.set(id, run)
  worker ??= startWorker()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage({ id, ms })
  const callOff = plainTimer(() => runDue(id), ms)
  return () => {
    due.delete(id)
    callOff()
  }
}
