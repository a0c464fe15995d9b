import { createListeners } from '@liftwatch/core/client/listeners'
import { useEffect, useSyncExternalStore } from 'react'

let subjects: readonly string[] = []
const listeners = createListeners()

function become(next: readonly string[]): void {
  subjects = next
  listeners.call()
}

/** Names the one thing that a page or what lies over it is about, for the window's title; nothing while it is not known. */
export function useNamesSubject(name: string | undefined): void {
  useEffect(() => {
    if (!name) return undefined
    become([...subjects, name])
    return () => {
      const at = subjects.lastIndexOf(name)
      become(subjects.filter((_, index) => index !== at))
    }
  }, [name])
}

/** What is in front, if anything has been named. */
export function usePageSubject(): string | undefined {
  return useSyncExternalStore(listeners.subscribe, () => subjects.at(-1))
}
