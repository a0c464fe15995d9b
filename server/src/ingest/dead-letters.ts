import type { Database } from '../db/connect'
import { insertDeadLetters } from '../queries/ingest'
import type { Outcome, RawMessage } from './message'

/** Keeps the messages that could not be read or placed, byte for byte, with their reasons. */
export function keepDeadLetters(
  tx: Database,
  messages: readonly RawMessage[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const rows = messages.flatMap(({ clientId, topic, payload, receivedAt }, index) => {
    const outcome = outcomes[index]
    // Names come from outside too, and PostgreSQL's text has no NUL.
    const plain = (text: string) => text.replaceAll('\0', '\u{fffd}')
    if (outcome?.kind !== 'dead') return []
    return [{ clientId: plain(clientId), topic: plain(topic), payload, receivedAt, reason: plain(outcome.reason) }]
  })
  return insertDeadLetters(tx, rows)
}
