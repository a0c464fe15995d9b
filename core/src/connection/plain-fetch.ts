import { request as httpRequest, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { pipeline, Readable } from 'node:stream'

/** Under which people find it in the list of their sessions. */
export const program = 'node'

type Fetch = typeof globalThis.fetch

interface Call {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
  readonly signal?: AbortSignal
}

/** Of one that has broken off already Node would make a stream that is at its end, as if that were all. */
function failed(error: unknown): ReadableStream {
  return new ReadableStream({ start: controller => controller.error(error) })
}

/** What the client reads of an answer, as `Response` has it: to make one of those would load what this is to do without. */
function answerOf(incoming: IncomingMessage, body: Readable, signal: AbortSignal | undefined): Response {
  const { statusCode: status = 0, headers } = incoming
  // What breaks off because it was called off says why that was.
  const asCalledOff = (error: unknown) => (signal?.aborted ? (signal.reason as unknown) : error)
  let stream: ReadableStream | undefined
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: {
      get: (name: string) => [headers[name.toLowerCase()] ?? []].flat().join(', ') || null,
      getSetCookie: () => headers['set-cookie'] ?? [],
    },
    async text() {
      try {
        let text = ''
        for await (const chunk of body.setEncoding('utf8')) text += chunk as string
        return text
      } catch (error) {
        throw asCalledOff(error)
      }
    },
    get body() {
      return (stream ??= body.errored ? failed(asCalledOff(body.errored)) : (Readable.toWeb(body) as ReadableStream))
    },
  } as unknown as Response
}

async function unpacked(incoming: IncomingMessage): Promise<Readable> {
  // It may break off before anyone reads it, who learns of it then; until then the error would end the process.
  incoming.on('error', () => {})
  if (incoming.headers['content-encoding'] !== 'gzip') return incoming
  const { createGunzip } = await import('node:zlib')
  // An error of either ends the other, and reaches who reads.
  return pipeline(incoming, createGunzip(), () => {})
}

/** Gives up where no connection is made in time: a machine that is gone answers nothing at all. */
function connectWithin(outgoing: ClientRequest, withinMs: number): void {
  outgoing.on('socket', socket => {
    if (!socket.connecting) return
    const tooLate = Object.assign(new Error('no connection was made in time'), { code: 'ETIMEDOUT' })
    const timer = setTimeout(() => outgoing.destroy(tooLate), withinMs)
    const stop = () => clearTimeout(timer)
    socket.once('connect', stop).once('close', stop)
  })
}

/** @param connectWithinMs in how many milliseconds a connection has to be made; undefined for as long as the call may take */
export function createPlainFetch(connectWithinMs: () => number | undefined): Fetch {
  return ((address: string, call: Call = {}) => plainCall(address, call, connectWithinMs())) as unknown as Fetch
}

/**
 * Makes a call by Node's own HTTP client: `fetch` of Node takes as long to load as all the rest of a command that asks one thing. Where
 * the answer leads elsewhere, that one follows it.
 */
async function plainCall(address: string, call: Call, connectWithinMs: number | undefined): Promise<Response> {
  const { method = 'GET', headers, body, signal } = call
  signal?.throwIfAborted()
  const url = new URL(address)
  const request = url.protocol === 'https:' ? (await import('node:https')).request : httpRequest
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request(url, {
      method,
      headers: { 'user-agent': program, 'accept-encoding': 'gzip', ...headers },
      ...(signal && { signal }),
    })
    if (connectWithinMs !== undefined) connectWithin(outgoing, connectWithinMs)
    outgoing.on('response', resolve)
    outgoing.on('error', error => reject(signal?.aborted ? (signal.reason as Error) : error))
    outgoing.end(body)
  })
  const { statusCode = 0 } = incoming
  const leadsElsewhere = statusCode >= 300 && statusCode < 400 && incoming.headers.location !== undefined
  if (!leadsElsewhere) return answerOf(incoming, await unpacked(incoming), signal)
  incoming.resume()
  return globalThis.fetch(address, call as RequestInit)
}
