import type { Database } from '../db/connect'
import { listMessageTs, rememberMessages, type SeqKey } from '../queries/ingest'
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
 * used for another instant is no repeat: it changes nothing either, but is stored as a dead letter, for no one knows what it hides.
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
  const others: Indexed[] = []
  const repeated: { readonly index: number; readonly key: SeqKey }[] = []
  for (const message of messages) {
    const key = seqKeyOf(message)
    if (!key || fresh.delete(text(key))) others.push(message)
    else repeated.push({ index: message.index, key })
  }
  const usedFor = new Map(
    (
      await listMessageTs(
        tx,
        repeated.map(({ key }) => key),
      )
    ).map(used => [text(used), used.ts]),
  )
  for (const { index, key } of repeated) {
    const isRepeat = usedFor.get(text(key)) === key.ts
    settle(index, isRepeat ? { kind: 'repeat' } : deadLetter(`seq ${key.seq} was used by another message`))
  }
  return others
}
