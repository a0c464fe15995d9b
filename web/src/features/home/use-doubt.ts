import { useLive } from '@liftwatch/core/hooks/live'
import { homeFiguresLastMs } from '@liftwatch/core/limits'
import { useSyncExternalStore } from 'react'
import { useIsStale } from '../../components/contact/staleness'
import { subscribeSeconds } from '../../now'

/** Why the figures may not be those of this moment. */
export type Doubt = 'stale' | 'delayed'

/**
 * Whether there is a reason to doubt the figures: without contact, or an answer of late, they may have changed; and while messages of
 * devices are late, the server itself does not know.
 * @param figuresAt when they were those of the moment, by the server's clock; undefined while there are none
 */
export function useDoubt(figuresAt: number | undefined, hasFailed: boolean): Doubt | undefined {
  const { ingestDelayMs, clockAheadMs } = useLive()
  const isStale = useIsStale()
  const isOld = useSyncExternalStore(
    subscribeSeconds,
    () => figuresAt !== undefined && Date.now() + clockAheadMs - figuresAt > homeFiguresLastMs,
  )
  if (isStale || hasFailed || isOld) return 'stale'
  return ingestDelayMs > 0 ? 'delayed' : undefined
}
