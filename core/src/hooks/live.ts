import { useSyncExternalStore } from 'react'
import type { LiveState } from '../client/live'
import { useFrontEnd } from './front-end'

const idle: LiveState = {
  mode: 'connecting',
  since: 0,
  lastContactAt: null,
  failures: 0,
  clockAheadMs: 0,
  ingestDelayMs: 0,
}
const ignore = () => () => {}
const idleState = () => idle

/** The state of the connection: live, polling, or stopped, and the age of what is shown. */
export function useLive(): LiveState {
  const { live } = useFrontEnd()
  return useSyncExternalStore(live?.subscribe ?? ignore, live?.state ?? idleState, idleState)
}
