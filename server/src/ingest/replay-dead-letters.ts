import type { Replayed } from '@liftwatch/core/contract/devices/dead-letters'
import { ingest } from '@liftwatch/core/contract/devices/device-messages'
import type { Database } from '../db/connect'
import { listDeadLetters } from '../queries/dead-letters'
import { isCutReason } from './dead-letters'
import { decodePayload, decodePosted, jsonOf, parseTopic } from './decode'
import type { Intake } from './intake'
import { deadLetter, type DeadLetter, type Decoded } from './message'

type Letter = Awaited<ReturnType<typeof listDeadLetters>>[number]

/** Reads it as the entry point did by which it came. */
function decodeLetter({ topic, payload, reason }: Letter): Decoded | DeadLetter {
  if (isCutReason(reason)) return deadLetter('only its beginning is stored')
  if (topic !== ingest.post.path) return decodePayload(parseTopic(topic)?.kind, payload)
  const body = jsonOf(payload)
  return body === undefined ? deadLetter('is not JSON') : decodePosted(body)
}

/**
 * Sends dead letters through the intake once more, each as of the time at which it came. One that is stored is deleted in the same
 * transaction; another stays as it is. Answers what became of each, and the devices of those that were stored.
 */
export async function replayDeadLetters(
  db: Database,
  intake: Intake,
  ids: readonly string[],
): Promise<{ readonly results: readonly Replayed[]; readonly devices: readonly string[] }> {
  const letters = await listDeadLetters(db, ids)
  const devices = new Set<string>()
  const outcomes = await Promise.all(
    letters.map(async (letter): Promise<Replayed> => {
      const { clientId, topic, payload, receivedAt } = letter
      const id = String(letter.id)
      const decoded = decodeLetter(letter)
      const outcome = await intake.take({ clientId, topic, payload, receivedAt, decoded, deadLetterId: id })
      if (outcome.kind === 'dead') return { id, outcome: 'refused', reason: outcome.reason }
      devices.add(clientId)
      return { id, outcome: outcome.kind, reason: null }
    }),
  )
  const found = new Map(outcomes.map(outcome => [outcome.id, outcome]))
  const results = [...new Set(ids)].map(id => found.get(id) ?? { id, outcome: 'gone' as const, reason: null })
  return { results, devices: [...devices] }
}
