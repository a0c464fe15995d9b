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

/** Notes that the user waits for a part of the console, until it is there or cannot be loaded. Answers what ends the wait before. */
export function noteAwaited(part: Promise<unknown>): () => void {
  let isNoted = false
  const timer = setTimeout(() => {
    isNoted = true
    change(1)
  }, noticedMs)
  function end(): void {
    clearTimeout(timer)
    if (!isNoted) return
    isNoted = false
    change(-1)
  }
  part.then(end, end)
  return end
}

const isAwaited = () => awaited > 0

/** Whether the user waits for a part that is being loaded. */
export function useIsAwaited(): boolean {
  return useSyncExternalStore(subscribe, isAwaited)
}
