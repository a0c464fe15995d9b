import { createListeners } from '@liftwatch/core/client/listeners'
import { useSyncExternalStore } from 'react'

/** What comes sooner than this is no wait, in milliseconds. */
const noticedMs = 300

const { subscribe, call } = createListeners()
let awaited = 0

function change(by: number): void {
  awaited += by
  call()
}

/** Notes that the user waits for a part of the console, until it is there or cannot be loaded; answers the same. */
export function noteAwaited<Part>(part: Promise<Part>): Promise<Part> {
  let isNoted = false
  const timer = setTimeout(() => {
    isNoted = true
    change(1)
  }, noticedMs)
  function end(): void {
    clearTimeout(timer)
    if (isNoted) change(-1)
  }
  part.then(end, end)
  return part
}

const isAwaited = () => awaited > 0

/** Whether the user waits for a part that is being loaded. */
export function useIsAwaited(): boolean {
  return useSyncExternalStore(subscribe, isAwaited)
}
