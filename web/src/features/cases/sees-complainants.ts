import { seesComplainants } from '@liftwatch/core/domain/complainants'
import { useSession } from '@liftwatch/core/hooks/session'

/** Whether the reader may see who complained: then it can be in a file too, where that is asked for. */
export function useSeesComplainants(): boolean {
  const state = useSession()
  return state.status === 'ready' && seesComplainants(state)
}
