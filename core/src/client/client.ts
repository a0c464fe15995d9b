import { api, type Api } from '../contract/api'
import type { AnswerOf, Endpoint, InputOf } from '../contract/endpoint'
import { createCaller, type Caller } from './caller'
import type { Transport } from './transport'

type Method<E> = E extends Endpoint ? (input: InputOf<E>, signal?: AbortSignal) => Promise<AnswerOf<E>> : never

type Methods = {
  readonly [Resource in Exclude<keyof Api, 'events'>]: {
    readonly [Call in keyof Api[Resource]]: Method<Api[Resource][Call]>
  }
}

/** The whole API as methods besides, made from the contract: `client.liftFaults.acknowledge({id})`. */
export type Client = Methods & Caller

function methodsOf({ call }: Caller, resource: Record<string, Endpoint>) {
  return Object.fromEntries(
    Object.entries(resource).map(([name, endpoint]) => [
      name,
      (input: Record<string, unknown>, signal?: AbortSignal) => call(endpoint, input, signal),
    ]),
  )
}

/** A caller with a method for each call of the API, each of which throws as `call` does. */
export function createClient(transport: Transport): Client {
  const caller = createCaller(transport)
  const { events: _, ...resources } = api
  const methods = Object.entries(resources).map(([name, resource]) => [
    name,
    methodsOf(caller, resource as unknown as Record<string, Endpoint>),
  ])
  return { ...Object.fromEntries(methods), ...caller } as Client
}
