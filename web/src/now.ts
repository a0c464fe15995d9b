import { useServerTime } from '@liftwatch/core/hooks/server-clock'
import { useSyncExternalStore } from 'react'
import { minuteMs } from '@liftwatch/core/limits'

const tickMs = 1_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

/** Calls each second. */
export function subscribeSeconds(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The last second that was called for (epoch milliseconds). */
export function lastSecond(): number {
  return now
}

/** The time (epoch milliseconds), each second again; one timer for all that ask. */
export function useNow(): number {
  return useSyncExternalStore(subscribeSeconds, lastSecond)
}

/** The time by the server's clock, each second: for what is judged against the instants of its records. */
export function useServerNow(): number {
  return useServerTime(useNow())
}

/** The time by the server's clock, to the minute of this machine: for what is shown no more exactly, in many rows. */
export function useServerMinute(): number {
  return useServerTime(useSyncExternalStore(subscribeSeconds, () => Math.floor(now / minuteMs) * minuteMs))
}
