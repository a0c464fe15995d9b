import { callLinesPerDayMax } from '@liftwatch/core/contract/alarms/case-limits'
import { dayMs } from '@liftwatch/core/limits'
import type { Database } from '../db/connect'
import { countCallLines, insertCallLines, listScopesWithOpenCases } from '../queries/call-lines'
import type { NewNotice } from '../queries/notices'
import { deadLetter, type Outcome, type Placed } from './message'

type Indexed = Placed & { readonly index: number }

function lineOf({ decoded, place, ts, receivedAt }: Indexed) {
  if (decoded.kind !== 'call' || place.liftId === null) return undefined
  const { seq, ts: sentTs, speaker, message } = decoded.body
  return { liftId: place.liftId, at: ts, receivedAt, lmdId: place.lmdId, seq, sentTs, speaker, message }
}

/**
 * Stores what was said on intercoms. A lift's lines within a day are bounded, for a gateway that repeats itself would fill the disk;
 * what is beyond that is a dead letter. Answers the notices of the cases whose call logs have changed.
 */
export async function storeCallLines(
  tx: Database,
  messages: readonly Indexed[],
  at: number,
  settle: (index: number, outcome: Outcome) => void,
): Promise<NewNotice[]> {
  const lines = messages.flatMap(message => {
    const line = lineOf(message)
    return line ? [{ index: message.index, line }] : []
  })
  if (lines.length === 0) return []
  const liftIds = [...new Set(lines.map(({ line }) => line.liftId))]
  const counts = new Map((await countCallLines(tx, liftIds, at - dayMs)).map(({ liftId, count }) => [liftId, count]))
  const taken = lines.filter(({ index, line: { liftId } }) => {
    const count = counts.get(liftId) ?? 0
    counts.set(liftId, count + 1)
    if (count < callLinesPerDayMax) return true
    settle(index, deadLetter(`the lift has ${callLinesPerDayMax} lines of a day already`, 'too-many-call-lines'))
    return false
  })
  const added = await insertCallLines(
    tx,
    taken.map(({ line }) => line),
  )
  if (added.length === 0) return []
  const scopes = await listScopesWithOpenCases(tx, liftIds)
  return scopes.map(({ scopeId }) => ({ kind: 'cases', subjectId: null, count: added.length, scopeId }))
}
