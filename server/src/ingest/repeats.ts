import type { Database } from '../db/connect'
import { findMessageTs, rememberMessages, type SeqKey } from '../queries/ingest'
import { deadLetter, type Outcome, type Placed } from './message'

type Indexed = Placed & { readonly index: number }

function seqKeyOf({ decoded, place }: Placed): SeqKey | undefined {
  return decoded.kind === 'alarm' ? { lmdId: place.lmdId, seq: decoded.body.seq, ts: decoded.body.ts } : undefined
}

function text({ lmdId, seq }: SeqKey): string {
  return `${lmdId} ${seq}`
}

/**
 * Drops alarm messages that were stored before, by device and sequence number (decisions.md section 7). A number that was
 * used for another instant is no repeat: it changes nothing either, but is kept as a dead letter, for nobody knows what it hides.
 */
export async function withoutRepeats(
  tx: Database,
  messages: readonly Indexed[],
  at: number,
  settle: (index: number, outcome: Outcome) => void,
): Promise<Indexed[]> {
  const firstOf = new Map<string, SeqKey>()
  for (const key of messages.map(seqKeyOf)) if (key && !firstOf.has(text(key))) firstOf.set(text(key), key)
  const fresh = new Set((await rememberMessages(tx, [...firstOf.values()], at)).map(text))
  const kept: Indexed[] = []
  for (const message of messages) {
    const key = seqKeyOf(message)
    if (!key || fresh.delete(text(key))) {
      kept.push(message)
      continue
    }
    const usedFor = await findMessageTs(tx, key.lmdId, key.seq)
    const isRepeat = usedFor === key.ts
    settle(message.index, isRepeat ? { kind: 'repeat' } : deadLetter(`seq ${key.seq} was used by another message`))
  }
  return kept
}
