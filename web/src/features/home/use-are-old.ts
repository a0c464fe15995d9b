import { useLive } from '@liftwatch/core/hooks/live'
import { homeFiguresLastMs } from '@liftwatch/core/limits'
import { useSyncExternalStore } from 'react'
import { useIsStale } from '../../components/contact/staleness'
import { subscribeSeconds } from '../../now'

/**
 * Whether the figures may have changed without a word: without contact, or an answer of late.
 * @param figuresAt when they were those of the moment, by the server's clock; undefined while there are none
 */
export function useAreOld(figuresAt: number | undefined, hasFailed: boolean): boolean {
  const { clockAheadMs } = useLive()
  const isStale = useIsStale()
  const isOld = useSyncExternalStore(
    subscribeSeconds,
    () => figuresAt !== undefined && Date.now() + clockAheadMs - figuresAt > homeFiguresLastMs,
  )
  return isStale || hasFailed || isOld
}
