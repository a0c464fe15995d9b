import { useSyncExternalStore } from 'react'

/** Calls on each full second. */
export function subscribeSeconds(listener: () => void): () => void {
  const schedule = () =>
    setTimeout(
      () => {
        listener()
        timer = schedule()
      },
      1_000 - (Date.now() % 1_000),
    )
  let timer = schedule()
  return () => clearTimeout(timer)
}

function second(): number {
  return Math.floor(Date.now() / 1_000) * 1_000
}

function minute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000
}

/** The time now, to the second; its reader is drawn anew each second. */
export function useSecond(): number {
  return useSyncExternalStore(subscribeSeconds, second, second)
}

/** The time now, to the minute, for what need not tick. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeSeconds, minute, minute)
}
