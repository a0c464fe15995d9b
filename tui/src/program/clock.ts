import { useServerTime } from '@liftwatch/core/hooks/server-clock'
import { useSyncExternalStore } from 'react'
import { useProgram } from './program'

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

/** The time now, to the second; its reader is drawn again each second. Where it is read aloud, to the minute. */
export function useSecond(): number {
  const now = useProgram().isScreenReader ? minute : second
  return useSyncExternalStore(subscribeSeconds, now, now)
}

/** The time now by the server's clock, which is what the instants of its records are measured by. */
export function useServerSecond(): number {
  return useServerTime(useSecond())
}

/** The time now, to the minute, for what need not tick. */
export function useMinute(): number {
  return useSyncExternalStore(subscribeSeconds, minute, minute)
}

/** The time now by the server's clock: to the second where something is judged by it, else to the minute. */
export function useServerTick(isTimed: boolean): number {
  const { isScreenReader } = useProgram()
  const now = isTimed && !isScreenReader ? second : minute
  return useServerTime(useSyncExternalStore(subscribeSeconds, now, now))
}
