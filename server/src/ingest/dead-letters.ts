import { deadLetterMaxBytes } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { deleteDeadLetters } from '../queries/dead-letters'
import { insertDeadLetters } from '../queries/ingest'
import type { DeadLetterBudget } from './dead-letter-budget'
import type { DeviceRefusal } from './device-refusals'
import type { Outcome, RawMessage } from './message'

const reasonMaxCharacters = 500

/** Names come from outside too, and PostgreSQL's text has no NUL. */
function plain(text: string): string {
  return text.replaceAll('\0', '\u{fffd}')
}

function reasonWithSize(reason: string, bytes: number): string {
  const said = plain(reason).slice(0, reasonMaxCharacters)
  return bytes > deadLetterMaxBytes ? `${said} (the first ${deadLetterMaxBytes} of its ${bytes} bytes)` : said
}

/** Whether a stored reason says that not all of its message is stored. */
export function isCutReason(reason: string): boolean {
  return / \(the first \d+ of its \d+ bytes\)$/.test(reason)
}

/** Deletes the dead letters that were tried again and are stored now. */
export async function dropReplayed(
  tx: Database,
  messages: readonly RawMessage[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const ids = messages.flatMap(({ deadLetterId }, index) =>
    deadLetterId !== undefined && outcomes[index]?.kind !== 'dead' ? [deadLetterId] : [],
  )
  if (ids.length > 0) await deleteDeadLetters(tx, ids)
}

/**
 * Keeps the messages that could not be read or placed, byte for byte as far as they are short, with their reasons. Answers the
 * devices whose messages are stored, how many are not, and all as refusals of their devices. Those that were tried again are among them already.
 */
export async function keepDeadLetters(
  tx: Database,
  budget: DeadLetterBudget,
  messages: readonly RawMessage[],
  outcomes: readonly Outcome[],
  at: number,
): Promise<{
  readonly storedFor: readonly string[]
  readonly lostCnt: number
  readonly refusals: readonly DeviceRefusal[]
}> {
  const storedFor: string[] = []
  const left = new Map<string, number>()
  const refusals: DeviceRefusal[] = []
  const rows: Parameters<typeof insertDeadLetters>[1] = []
  for (const [index, { clientId, topic, payload, receivedAt, deadLetterId }] of messages.entries()) {
    const outcome = outcomes[index]
    if (outcome?.kind !== 'dead' || deadLetterId !== undefined) continue
    refusals.push({ clientId, reason: outcome.refusal, count: 1 })
    const own = left.get(clientId) ?? budget.left(clientId, at)
    left.set(clientId, own - 1)
    if (own <= 0) continue
    storedFor.push(clientId)
    rows.push({
      clientId: plain(clientId),
      topic: plain(topic),
      payload: payload.subarray(0, deadLetterMaxBytes),
      receivedAt,
      reason: reasonWithSize(outcome.reason, payload.length),
    })
  }
  await insertDeadLetters(tx, rows)
  return { storedFor, lostCnt: refusals.length - storedFor.length, refusals }
}
