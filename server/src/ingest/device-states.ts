import type { Database } from '../db/connect'
import { saveDeviceStates, type DeviceState } from '../queries/ingest'
import type { NewNotice } from '../queries/notices'
import type { IngestMemory } from './memory'
import type { Placed } from './message'

function stateAfter(state: DeviceState | undefined, message: Placed): DeviceState {
  const { decoded, place, receivedAt, ts, deadLetterId } = message
  const isGone = decoded.kind === 'status' && !decoded.body.online
  const isTestCall = decoded.kind === 'alarm' && decoded.body.type === 'TEST_CALL'
  const lastTestCallTs = isTestCall ? ts : (state?.lastTestCallTs ?? null)
  // What is tried again was sent long ago: it says nothing of now.
  if (deadLetterId !== undefined)
    return {
      lmdId: place.lmdId,
      isOnline: state?.isOnline ?? null,
      lastOnlineTs: state?.lastOnlineTs ?? null,
      lastTestCallTs,
    }
  return {
    lmdId: place.lmdId,
    isOnline: !isGone,
    // A last will is sent by the broker: it is no sign of life.
    lastOnlineTs: isGone ? (state?.lastOnlineTs ?? null) : receivedAt,
    lastTestCallTs,
  }
}

/** The state of each device after its messages: any message is a sign of life, except the word that it is gone. */
function deviceStates(messages: readonly Placed[]): DeviceState[] {
  const states = new Map<string, DeviceState>()
  for (const message of messages) states.set(message.place.lmdId, stateAfter(states.get(message.place.lmdId), message))
  return [...states.values()]
}

function isUrgent(state: DeviceState): boolean {
  return state.isOnline === false || state.lastTestCallTs !== null
}

/**
 * Notes which devices sent something, those that are due for it, and answers the notices of those that came or went.
 * A device without lifts concerns no one.
 */
export async function saveContacts(
  tx: Database,
  memory: IngestMemory,
  messages: readonly Placed[],
): Promise<NewNotice[]> {
  const due = deviceStates(messages).filter(
    state => isUrgent(state) || (state.isOnline !== null && memory.isContactDue(state)),
  )
  const changed = await saveDeviceStates(tx, due)
  memory.contactsSaved(due)
  return changed.flatMap(({ lmdId, scopeIds }) =>
    scopeIds.map(scopeId => ({ kind: 'lmds' as const, subjectId: lmdId, count: 1, scopeId })),
  )
}
