import type { AnswerOf, Endpoint, InputOf } from '../contract/endpoint'
import { events } from '../contract/events'
import type { Servers } from './servers'
import { openStream, type OpenStream } from './stream'
import { call, type Transport } from './transport'

/** Makes calls of the contract, each named by its endpoint: who calls has what it calls, and nothing of the others. */
export interface Caller {
  /** Throws AppError only; an aborted call throws the abort's own reason. */
  readonly call: <E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal) => Promise<AnswerOf<E>>
  readonly openStream: OpenStream
  /** Where it calls one of several. */
  readonly servers?: Servers
}

/** Makes calls over a transport: to one server or several, with its credentials and its rule for trying again. */
export function createCaller(transport: Transport): Caller {
  const { servers } = transport
  return {
    call: (endpoint, input, signal) => call(transport, endpoint, input, signal) as Promise<never>,
    openStream: openStream(transport, events.stream),
    ...(servers && { servers }),
  }
}
