import type { Place } from '../queries/ingest'
import type {
  AlarmMessage,
  CallMessage,
  MessageKind,
  StatusMessage,
  TelemetryMessage,
} from '@liftwatch/core/contract/devices/device-messages'
import type { DeviceRefusalReason } from '@liftwatch/core/contract/estate/lmds'

/** A message as it arrived at an entry point; `clientId` is the device that proved itself, or that the broker vouches for. */
export interface RawMessage {
  readonly clientId: string
  readonly topic: string
  readonly payload: Buffer
  /** Epoch milliseconds, the server's clock. */
  readonly receivedAt: number
  /** Of a dead letter that is tried again. */
  readonly deadLetterId?: string
}

export type Decoded =
  | { readonly kind: 'telemetry'; readonly body: TelemetryMessage }
  | { readonly kind: 'alarm'; readonly body: AlarmMessage }
  | { readonly kind: 'status'; readonly body: StatusMessage }
  | { readonly kind: 'call'; readonly body: CallMessage }

/** A message that was read. */
export type ReadMessage = RawMessage & { readonly decoded: Decoded }

/** A message at its place, with the instant at which it lands. */
export type Placed = ReadMessage & { readonly place: Place; readonly ts: number }

/** What became of a message: stored (a repeat is stored already), or stored as a dead letter with its reason. */
export type Outcome =
  { readonly kind: 'stored'; readonly messageKind: MessageKind } | { readonly kind: 'repeat' } | DeadLetter

export interface DeadLetter {
  readonly kind: 'dead'
  readonly reason: string
  /** What it counts as among its device's refusals. */
  readonly refusal: Extract<DeviceRefusalReason, 'unreadable' | 'too-late' | 'too-many-call-lines'>
}

export function deadLetter(reason: string, refusal: DeadLetter['refusal'] = 'unreadable'): DeadLetter {
  return { kind: 'dead', reason, refusal }
}
