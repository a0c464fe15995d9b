import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Endpoint } from '../contract/endpoint'
import { streamItem, type StreamItem } from '../contract/events'
import { Silence } from './silence-watch'
import { atOne, sendThere, type Transport } from './transport'

export interface IdentifiedItem {
  readonly event: StreamItem
  /** Resumes the stream after this event; undefined where the event moves nothing on. */
  readonly id: string | undefined
}

export type OpenStream = (
  lastEventId: string | undefined,
  signal: AbortSignal,
) => Promise<AsyncIterable<IdentifiedItem>>

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A line cut off by a dying connection; the stream resumes before it.
    return undefined
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<IdentifiedItem> {
  const texts = body.pipeThrough(new TextDecoderStream() as never).pipeThrough(new EventSourceParserStream())
  const reader = (texts as ReadableStream<{ event?: string; id?: string; data: string }>).getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const parsed = streamItem.safeParse({ event: read.value.event, data: jsonOf(read.value.data) })
      // A kind that a newer server sends and this client does not know is passed over, but its id still counts.
      if (parsed.success) yield { event: parsed.data, id: read.value.id || undefined }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** The same, and `onLost` where the stream did not end because its listener called it off: it broke, fell silent or was ended. */
async function* minded(
  items: AsyncIterable<IdentifiedItem>,
  signal: AbortSignal,
  onLost: () => void,
): AsyncGenerator<IdentifiedItem> {
  try {
    yield* items
  } finally {
    if (!signal.aborted || signal.reason instanceof Silence) onLost()
  }
}

/**
 * Opens the live stream, after `lastEventId` where one is known. It ends when the connection does; errors as `send`. Of several servers
 * the one whose stream was lost is not the next to be asked: it may be there no more, without anyone having said so.
 */
export function openStream(transport: Transport, endpoint: Endpoint): OpenStream {
  return (lastEventId, signal) => {
    const headers = lastEventId ? { 'last-event-id': lastEventId } : {}
    return atOne(transport, endpoint, async at => {
      const onLost = () => at.servers?.leave(at.baseUrl)
      try {
        const { body } = await sendThere(at, endpoint, {}, { signal, headers })
        return minded(eventsOf(body!), signal, onLost)
      } catch (error) {
        if (signal.reason instanceof Silence) onLost()
        throw error
      }
    })
  }
}
