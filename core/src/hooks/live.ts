import { useCallback, useSyncExternalStore } from 'react'
import { contactOf, type Contact } from '../client/contact'
import { beforeContact, type LiveState } from '../client/live'
import { useFrontEnd } from './front-end'

const ignore = () => () => {}
const idleState = () => beforeContact

/** The state of the connection: live, polling, or stopped, and the age of what is shown. */
export function useLive(): LiveState {
  const { live } = useFrontEnd()
  return useSyncExternalStore(live?.subscribe ?? ignore, live?.state ?? idleState, idleState)
}

type Subscribe = (listener: () => void) => () => void

/**
 * Whether what is shown can be believed; its reader is drawn again only when the judgement changes.
 * @param subscribeSeconds the front-end's clock: contact is lost by time that passes, too
 */
export function useContactBy(subscribeSeconds: Subscribe): Contact {
  const { live } = useFrontEnd()
  const subscribe = useCallback<Subscribe>(
    listener => {
      const ends = [subscribeSeconds(listener), live?.subscribe(listener)]
      return () => ends.forEach(end => end?.())
    },
    [live, subscribeSeconds],
  )
  const judge = () => contactOf(live?.state() ?? beforeContact, Date.now())
  return useSyncExternalStore(subscribe, judge, judge)
}
