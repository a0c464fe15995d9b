import { api, type Api } from '../contract/api'
import type { AnswerOf, Endpoint, InputOf } from '../contract/endpoint'
import type { Servers } from './servers'
import { openStream, type OpenStream } from './stream'
import { call, type Transport } from './transport'

export type Method<E> = E extends Endpoint ? (input: InputOf<E>, signal?: AbortSignal) => Promise<AnswerOf<E>> : never

type Methods = {
  readonly [Resource in Exclude<keyof Api, 'events'>]: {
    readonly [Call in keyof Api[Resource]]: Method<Api[Resource][Call]>
  }
}

/** The API as methods, made from the contract: `client.liftFaults.acknowledge({id})`. */
export type Client = Methods & {
  readonly openStream: OpenStream
  /** Where it calls one of several. */
  readonly servers?: Servers
}

type AnyMethod = (input: Record<string, unknown>, signal?: AbortSignal) => Promise<unknown>

function methodsOf(transport: Transport, resource: Record<string, Endpoint>): Record<string, AnyMethod> {
  return Object.fromEntries(
    Object.entries(resource).map(([name, endpoint]) => [
      name,
      (input: Record<string, unknown>, signal?: AbortSignal) => call(transport, endpoint, input, signal),
    ]),
  )
}

/** Makes the client. Every method throws AppError only; an aborted call throws the abort's own reason. */
export function createClient(transport: Transport): Client {
  const { events, ...resources } = api
  const methods = Object.entries(resources).map(([name, resource]) => [
    name,
    methodsOf(transport, resource as unknown as Record<string, Endpoint>),
  ])
  const { servers } = transport
  const stream = openStream(transport, events.stream)
  return { ...Object.fromEntries(methods), openStream: stream, ...(servers && { servers }) } as Client
}

/** The client's method for a call, whose id is its place there. */
export function methodOf<E extends Endpoint>(client: Client, { id }: E): Method<E> {
  const [resource, call] = id.split('.') as [string, string]
  return (client as unknown as Record<string, Record<string, Method<E>>>)[resource]![call]!
}
