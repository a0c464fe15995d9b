import { isTooLate, landingTs } from '@liftwatch/core/domain/device-clock'
import type { Database } from '../db/connect'
import { inTransaction } from '../db/transaction'
import type { KeyedEdge } from '../queries/ingest-alarms'
import { insertNotices } from '../queries/notices'
import { applyAlarms } from './apply-alarms'
import { dropReplayed, keepDeadLetters } from './dead-letters'
import type { DeviceRefusal } from './device-refusals'
import { saveContacts } from './device-states'
import type { IngestMemory } from './memory'
import {
  deadLetter,
  type DeadLetter,
  type Decoded,
  type Outcome,
  type Placed,
  type RawMessage,
  type ReadMessage,
} from './message'
import { withoutRepeats } from './repeats'
import { storeCallLines } from './store-call-lines'
import { storeTelemetry } from './store-telemetry'
import { dayMs } from '@liftwatch/core/limits'

function liftOf(decoded: Decoded): string | null {
  return decoded.kind === 'status' ? null : (decoded.body.lift ?? null)
}

function edgeOf({ decoded, place, ts }: Placed): KeyedEdge[] {
  if (decoded.kind !== 'alarm' || decoded.body.type === 'TEST_CALL' || place.liftId === null) return []
  const { type, number, seq, state, description } = decoded.body
  return [{ liftId: place.liftId, type, number, ts, seq, state, description }]
}

function noPlace(clientId: string, liftNumber: string | null): string {
  return liftNumber === null
    ? `there is no device ${clientId}`
    : `there is no device ${clientId} that watches a lift ${liftNumber}`
}

/** An alarm of a month that was reported long ago changes no report, and a line of a call no case; a test call only ever moves on. */
function lateReason({ decoded, ts, receivedAt }: Placed, lateMaxMs: number): DeadLetter | undefined {
  const hasPlaceInTime = decoded.kind === 'call' || (decoded.kind === 'alarm' && decoded.body.type !== 'TEST_CALL')
  if (!hasPlaceInTime || !isTooLate(ts, receivedAt, lateMaxMs)) return
  return deadLetter(`is older than ${Math.round(lateMaxMs / dayMs)} days when it arrives`, 'too-late')
}

/** What became of a batch: of each message in their order, and what was refused of devices, to be counted once it is committed. */
export interface Applied {
  readonly outcomes: readonly Outcome[]
  readonly refusals: readonly DeviceRefusal[]
}

/**
 * Stores a batch in one transaction and answers what became of each message, in their order. Once it answers, all of it is
 * committed; if it throws, none of it is.
 * @param messages each read already, or with the reason why it cannot be
 */
export async function applyBatch(
  db: Database,
  memory: IngestMemory,
  messages: readonly (RawMessage & { readonly decoded: Decoded | Extract<Outcome, { kind: 'dead' }> })[],
  at: number,
): Promise<Applied> {
  const { noteCommitted, ...applied } = await inTransaction(db, async tx => {
    const outcomes: Outcome[] = []
    const placed: (Placed & { readonly index: number })[] = []
    const read = messages.filter((message): message is ReadMessage => message.decoded.kind !== 'dead')
    const placeOf = await memory.findPlaces(
      tx,
      read.map(({ clientId, decoded }) => ({ clientId, liftNumber: liftOf(decoded) })),
      at,
    )
    for (const [index, message] of messages.entries()) {
      const { decoded, clientId, receivedAt } = message
      if (decoded.kind === 'dead') {
        outcomes[index] = decoded
        continue
      }
      const liftNumber = liftOf(decoded)
      const place = placeOf({ clientId, liftNumber })
      if (!place) {
        outcomes[index] = deadLetter(noPlace(clientId, liftNumber))
        continue
      }
      const landed = { ...message, decoded, place, index, ts: landingTs(decoded.body.ts, receivedAt) }
      const late = lateReason(landed, memory.lateMaxMs)
      outcomes[index] = late ?? { kind: 'stored', messageKind: decoded.kind }
      if (!late) placed.push(landed)
    }
    const fresh = await withoutRepeats(tx, placed, at, (index, outcome) => (outcomes[index] = outcome))
    const refusedKeys = await storeTelemetry(tx, fresh)
    const calls = await storeCallLines(tx, fresh, at, (index, outcome) => (outcomes[index] = outcome))
    const contacts = await saveContacts(tx, memory, fresh)
    const edges = fresh.flatMap(edgeOf)
    const { notices, room, retired } = await applyAlarms(tx, edges, memory.recentAlarms, at)
    for (const { index, clientId, decoded, place } of fresh) {
      const isLost = decoded.kind === 'alarm' && place.liftId !== null && retired.has(place.liftId)
      if (isLost) outcomes[index] = deadLetter(noPlace(clientId, liftOf(decoded)))
    }
    const dead = await keepDeadLetters(tx, memory.deadLetters, messages, outcomes, at)
    await dropReplayed(tx, messages, outcomes)
    await insertNotices(tx, [...notices, ...contacts, ...calls], at)
    const clientOf = new Map(fresh.map(({ place }) => [place.liftId, place.clientId]))
    const suppressed = (room?.suppressed ?? []).map(({ liftId, reason, count }) => ({
      clientId: clientOf.get(liftId) ?? '',
      reason,
      count,
    }))
    return {
      outcomes,
      refusals: [...refusedKeys, ...suppressed, ...dead.refusals],
      noteCommitted: () => {
        room?.committed()
        memory.deadLetters.note(dead.storedFor, at)
        memory.deadLetters.noteLost(dead.lostCnt)
      },
    }
  })
  noteCommitted()
  return applied
}
