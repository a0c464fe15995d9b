import { createContext, useContext } from 'react'
import type { Caller } from '../client/caller'
import type { LiveFeed } from '../client/live'
import type { NewerServer } from '../client/newer-server'
import type { RetryRule } from '../client/poll'
import type { Session } from '../client/session'
import type { Timer } from '../client/timer'
import type { Followers } from '../watch/followers'

/** What the hooks work with; a front-end provides it once, at its root. */
export interface FrontEnd {
  readonly client: Caller
  readonly session: Session
  /** Undefined while there is nothing to follow: before an organisation is chosen. */
  readonly live: LiveFeed | undefined
  readonly followers: Followers
  readonly newerServer: NewerServer
  /** When to ask again for what is asked for at intervals. */
  readonly retryRule: RetryRule
  /** That of the live feed; the plain one, if it is left out. */
  readonly timer?: Timer
  /** Anyone who only watches can change nothing; every action says so. */
  readonly isReadOnly?: boolean
}

const FrontEndContext = createContext<FrontEnd | undefined>(undefined)

export const FrontEndProvider = FrontEndContext.Provider

export function useFrontEnd(): FrontEnd {
  const frontEnd = useContext(FrontEndContext)
  if (!frontEnd) throw new Error('FrontEndProvider is missing')
  return frontEnd
}
