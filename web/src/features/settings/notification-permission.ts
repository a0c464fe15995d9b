import { createListeners } from '@liftwatch/core/client/listeners'
import { useSyncExternalStore } from 'react'

const listeners = createListeners()

/** Why no notification would be shown: the text's name. */
function problem(): 'blocked' | 'unknown' | undefined {
  if (!('Notification' in window)) return 'unknown'
  return Notification.permission === 'denied' ? 'blocked' : undefined
}

export function useNotificationProblem(): 'blocked' | 'unknown' | undefined {
  return useSyncExternalStore(listeners.subscribe, problem)
}

/** Asks the browser's user, where they were not asked yet. Answers whether notifications will be shown. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  const answer = await Notification.requestPermission()
  listeners.call()
  return answer === 'granted'
}
