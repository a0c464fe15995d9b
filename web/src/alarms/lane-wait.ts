import { useOpenTraps } from '@liftwatch/core/hooks/passenger-traps'
import { usePermissions } from '@liftwatch/core/hooks/session'
import { useState } from 'react'

interface LaneWait {
  readonly isAwaited: boolean
  /** Ends it before it is known who is trapped. */
  readonly end: () => void
}

/**
 * Whether what is below the lane waits until it is known who is trapped, so that the lane has its rows before reading starts. Once it
 * is over it does not come back, as where the answer failed and is fetched again: what is being read does not go away.
 */
export function useLaneWait(): LaneWait {
  const isPermitted = usePermissions().has('passenger-trap')
  const isUnknown = useOpenTraps(isPermitted).isLoading
  const [isOver, setOver] = useState(!isUnknown)
  if (!isUnknown && !isOver) setOver(true)
  return { isAwaited: isUnknown && !isOver, end: () => setOver(true) }
}
