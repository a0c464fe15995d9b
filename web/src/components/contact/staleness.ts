import { isLost } from '@liftwatch/core/client/contact'
import { useContactBy } from '@liftwatch/core/hooks/live'
import { subscribeSeconds } from '../../now'

/** Whether what is on the screen may have changed without a word: there was contact with the server, and there is none now. */
export function useIsStale(): boolean {
  return isLost(useContactBy(subscribeSeconds))
}
