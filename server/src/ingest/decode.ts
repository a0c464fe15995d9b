import type { z } from 'zod'
import { checkInput, inputProblems } from '@liftwatch/core/contract/check-input'
import { messageKind, messageShapes, type MessageKind } from '@liftwatch/core/contract/devices/device-messages'
import { deadLetter, type DeadLetter, type Decoded } from './message'

const payloadMaxBytes = 64_000
const problemsShown = 3

/** A payload as JSON; undefined where it is none. */
export function jsonOf(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'))
  } catch {
    // Whatever it is, it is not JSON; undefined is no JSON value either.
    return undefined
  }
}

function reasonOf(error: z.core.$ZodError): string {
  return inputProblems(error)
    .slice(0, problemsShown)
    .map(({ path, message }) => (path ? `${path}: ${message}` : message))
    .join('; ')
}

/** The kind of a message that comes without a topic: each kind has a field of its own. */
function kindOfBody(body: unknown): MessageKind | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  if ('values' in body) return 'telemetry'
  if ('type' in body) return 'alarm'
  if ('speaker' in body) return 'call'
  return 'online' in body ? 'status' : undefined
}

function decodeBody(kind: MessageKind | undefined, body: unknown): Decoded | DeadLetter {
  if (kind === undefined)
    return deadLetter(
      'is neither telemetry (values), nor an alarm (type), nor a status (online), nor a line of a call (speaker)',
    )
  const parsed = checkInput(messageShapes[kind], body)
  return parsed.success ? ({ kind, body: parsed.data } as Decoded) : deadLetter(reasonOf(parsed.error))
}

/** The device and kind that a topic names: `lmd/{clientId}/KIND`. */
export function parseTopic(topic: string): { clientId: string; kind: MessageKind | undefined } | undefined {
  const [root, clientId, kind, ...more] = topic.split('/')
  if (root !== 'lmd' || !clientId || more.length > 0) return undefined
  return { clientId, kind: messageKind.safeParse(kind).data }
}

/** Reads a payload that came under a topic. */
export function decodePayload(kind: MessageKind | undefined, payload: Buffer): Decoded | DeadLetter {
  if (kind === undefined) return deadLetter('the topic must be lmd/{clientId}/telemetry, alarm, status or call')
  if (payload.length > payloadMaxBytes) return deadLetter(`is larger than ${payloadMaxBytes} bytes`)
  const body = jsonOf(payload)
  return body === undefined ? deadLetter('is not JSON') : decodeBody(kind, body)
}

/** Reads a message that was posted in a list. */
export function decodePosted(body: unknown): Decoded | DeadLetter {
  return decodeBody(kindOfBody(body), body)
}
