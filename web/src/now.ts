import { formatDay } from '@liftwatch/core/text/format'
import { useServerTime } from '@liftwatch/core/hooks/server-clock'
import { useSyncExternalStore } from 'react'

const tickMs = 1_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time (epoch milliseconds), each second anew; one timer for all that ask. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now)
}

/** The time by the server's clock, each second: for what is judged against the instants of its records. */
export function useServerNow(): number {
  return useServerTime(useNow())
}

/** Today in the estate's zone, YYYY-MM-DD; whoever asks is shown anew once a day only. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => formatDay(now))
}
