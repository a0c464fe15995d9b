import { formatDay } from '@liftwatch/core/text/format'
import { useSyncExternalStore } from 'react'
import { lastSecond, subscribeSeconds } from './now'

/** Today in the estate's zone, YYYY-MM-DD; a caller is shown again once a day only. */
export function useToday(): string {
  return useSyncExternalStore(subscribeSeconds, () => formatDay(lastSecond()))
}
