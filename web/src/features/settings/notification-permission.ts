import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Why no notification would be shown: the text's name. */
function problem(): 'blocked' | 'unknown' | undefined {
  if (!('Notification' in window)) return 'unknown'
  return Notification.permission === 'denied' ? 'blocked' : undefined
}

export function useNotificationProblem(): 'blocked' | 'unknown' | undefined {
  return useSyncExternalStore(subscribe, problem)
}

/** Asks the browser's user, where they were not asked yet. Answers whether notifications will be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  const answer = await Notification.requestPermission()
  for (const listener of listeners) listener()
  return answer === 'granted'
}
