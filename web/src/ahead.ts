import type { Caller } from '@liftwatch/core/client/caller'
import type { SessionState } from '@liftwatch/core/client/session'
import type { Endpoint, InputOf } from '@liftwatch/core/contract/endpoint'
import { answerQuery } from '@liftwatch/core/hooks/answer'
import type { FetchQueryOptions } from '@tanstack/react-query'

/** A screen that is about to be shown for the first time. */
export interface FirstShown {
  readonly client: Caller
  readonly state: Extract<SessionState, { readonly status: 'ready' }>
  readonly search: URLSearchParams
}

/** What a screen asks as soon as it is there, with the call that decides who may ask it. */
export interface Question {
  readonly endpoint: Pick<Endpoint, 'access'>
  readonly query: FetchQueryOptions
}

/** What a screen will ask, for it to be asked while the screen itself is still to be drawn. */
export type Ahead = (shown: FirstShown) => readonly Question[]

const notAgain = () => false as const

/** A question as `useAnswer` asks it. */
export function questionOf<E extends Endpoint>(client: Caller, endpoint: E, input: InputOf<E>): Question {
  return { endpoint, query: answerQuery(client, endpoint, input, notAgain) }
}
