import type { Client } from '@liftwatch/core/client/client'
import {
  verifiedAtOnceMax,
  type ChainBreak,
  type ChainBreakKind,
  type VerifiedPart,
} from '@liftwatch/core/contract/accounts/audit-chain'
import { AppError } from '@liftwatch/core/errors'

/** An entry that was written down elsewhere: its number and its seal. */
export interface ExpectedHead {
  readonly number: number
  readonly seal: string
}

/** How the audit trail was found: as it was written, or with what is wrong with it. */
type TrailState = 'intact' | 'truncated' | 'rewritten' | ChainBreakKind

export interface Verdict {
  readonly state: TrailState
  readonly checkedCnt: number
  readonly fromAt: number | null
  readonly toAt: number | null
  /** The newest entry that was found intact. */
  readonly head: string | null
  readonly broken: Omit<ChainBreak, 'kind'> | null
  /** Up to this number entries were deleted because they are older than is held. */
  readonly forgottenTo: number | null
  readonly unsealedCnt: number
}

type Link = NonNullable<VerifiedPart['last']>

/** What was expected and is not so, once so much is known. Errors: bad-setting, where it cannot be compared any more. */
function unlike(
  expected: ExpectedHead,
  last: Link | undefined,
  { forgotten, isEnd }: VerifiedPart,
): Pick<Verdict, 'state' | 'broken'> | undefined {
  const { number, seal } = expected
  if (forgotten && number < forgotten.number) {
    const problem = `names an entry that was deleted because of its age, as all up to number ${forgotten.number} were`
    throw new AppError('bad-setting', { params: { name: '--expect', problem } })
  }
  const known = [forgotten, last].find(one => one?.number === number)
  if (known && known.seal !== seal) {
    const at = known === last ? last.at : null
    return { state: 'rewritten', broken: { number, toNumber: number, at, action: null } }
  }
  const end = last?.number ?? forgotten?.number ?? 0
  if (!isEnd || end >= number) return undefined
  return { state: 'truncated', broken: { number: end + 1, toNumber: number, at: null, action: null } }
}

/** How many entries the next part has: an expected one is the last of its part, so that its seal is in the answer. */
function sizeOf(after: number, expected: ExpectedHead | undefined): number {
  if (!expected || expected.number < after) return verifiedAtOnceMax
  // The first part shows where the chain begins.
  if (after === 0) return 1
  return Math.min(verifiedAtOnceMax, Math.max(1, expected.number - after))
}

/** Has the whole audit trail checked, part by part. */
export async function verifyTrail(
  client: Client,
  expected: ExpectedHead | undefined,
  progress: (checkedCnt: number) => void,
): Promise<Verdict> {
  let first: Link | undefined
  let last: Link | undefined
  let forgotten: VerifiedPart['forgotten'] = null
  let checkedCnt = 0
  for (;;) {
    const after = last?.number ?? 0
    const part = await client.audit.verify({ after, ...(last && { seal: last.seal }), size: sizeOf(after, expected) })
    checkedCnt += part.checkedCnt
    first ??= part.first ?? undefined
    last = part.last ?? last
    forgotten = part.forgotten ?? forgotten
    progress(checkedCnt)
    const found = part.broken
      ? { state: part.broken.kind, broken: part.broken }
      : expected && unlike(expected, last, { ...part, forgotten })
    if (!found && !part.isEnd) continue
    return {
      state: found?.state ?? 'intact',
      checkedCnt,
      fromAt: first?.at ?? null,
      toAt: last?.at ?? null,
      head: last ? `${last.number}:${last.seal}` : null,
      broken: found?.broken ?? null,
      forgottenTo: forgotten?.number ?? null,
      unsealedCnt: part.unsealedCnt,
    }
  }
}
