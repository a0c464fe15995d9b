import { z } from 'zod/mini'
import { alarmType } from '../alarms/alarm-type'
import { callLineMaxCharacters } from '../alarms/case-limits'
import { alarmNumberMax, ingestBatchMaxMessages, ingestBodyMaxBytes } from '../../limits'
import { alarmStatus } from '../alarms/alarms'
import { speaker } from '../alarms/case-logs'
import { endpoint } from '../endpoint'
import { requiredText, text } from '../input'
import { telemetryValue } from './telemetry'
import { telemetryProblem } from './telemetry-bounds'

/** What devices send, over MQTT and HTTP alike (decisions.md section 7). */

const ts = z.int().check(z.gte(0), z.lte(8_640_000_000_000_000))
const lift = text(20).check(z.minLength(1))

/** Checked in one go rather than key by key: it is done for every lift every few seconds. */
const values = z.record(z.string(), telemetryValue).check(
  z.check(({ value, issues }) => {
    const problem = telemetryProblem(value)
    if (problem) issues.push({ code: 'custom', input: value, ...problem })
  }),
)

export const telemetryMessage = z.object({ ts, lift, values })
export type TelemetryMessage = z.infer<typeof telemetryMessage>

const seq = z.int().check(z.gte(0))

/** A test call (EN 81-28) has neither number nor state. */
export const alarmMessage = z.discriminatedUnion('type', [
  z.object({
    type: alarmType,
    ts,
    seq,
    lift,
    number: z._default(z.int().check(z.gte(0), z.lte(alarmNumberMax)), 0),
    state: alarmStatus,
    description: z._default(text(500), ''),
  }),
  z.object({ type: z.literal('TEST_CALL'), ts, seq, lift: z.optional(lift) }),
])
export type AlarmMessage = z.infer<typeof alarmMessage>

export const statusMessage = z.object({ ts, online: z.boolean() })
export type StatusMessage = z.infer<typeof statusMessage>

/** A line of a lift's intercom, by its gateway; the counter is the gateway's own, and may begin again (decisions.md section 11). */
export const callMessage = z.object({ ts, seq, lift, speaker, message: requiredText(callLineMaxCharacters) })
export type CallMessage = z.infer<typeof callMessage>

/** The last part of the topic, `lmd/{clientId}/KIND`. */
export const messageKind = z.enum(['telemetry', 'alarm', 'status', 'call'])
export type MessageKind = z.infer<typeof messageKind>

export const messageShapes = {
  telemetry: telemetryMessage,
  alarm: alarmMessage,
  status: statusMessage,
  call: callMessage,
} as const

export const ingest = {
  post: endpoint('ingest.post', {
    method: 'POST',
    path: '/api/ingest',
    access: 'device',
    /** Unknown until each is decoded, so that one bad message does not refuse the rest. */
    input: z.object({ messages: z.array(z.unknown()).check(z.minLength(1), z.maxLength(ingestBatchMaxMessages)) }),
    bodyList: 'messages',
    /** Every message is either stored (a repeat counts as stored) or stored as a dead letter with its reason. */
    answer: z.object({
      accepted: z.int(),
      deadLetters: z.array(z.object({ index: z.int(), reason: z.string() })),
    }),
    /** no-permission where devices have to show a certificate: over HTTP there is none. */
    errors: ['no-permission', 'over-budget'],
    bodyMaxBytes: ingestBodyMaxBytes,
  }),
}
