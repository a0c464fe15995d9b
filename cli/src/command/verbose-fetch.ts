import type { TextKey } from '@liftwatch/core/text/all-texts'
import type { Io } from '../terminal/io'

type Fetch = typeof globalThis.fetch

interface Surroundings {
  readonly io: Pick<Io, 'clock'>
  readonly say: (key: TextKey, values: Record<string, string | number>) => void
}

/**
 * Says each call on stderr. What is asked for besides the path may be a secret or a person's name, and stays out of it, as do headers
 * and bodies.
 */
export function verboseFetch(fetch: Fetch, { io, say }: Surroundings): Fetch {
  return async (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
    const call = { method: init?.method ?? 'GET', address: origin + pathname }
    const sentAt = io.clock()
    try {
      const response = await fetch(input, init)
      const requestId = response.headers.get('x-request-id') ?? '-'
      say('cli.call', { ...call, status: response.status, milliseconds: io.clock() - sentAt, requestId })
      return response
    } catch (error) {
      say('cli.callUnanswered', { ...call, milliseconds: io.clock() - sentAt })
      throw error
    }
  }
}
