import { z } from 'zod/mini'
import { changedCount } from '../accounts/organizations'
import { endpoint } from '../endpoint'
import { instant, instantInput, pageInput, pageOf, text } from '../input'

/** So many a call: each is stored as a message of its own, and the answer waits for all of them. */
export const deadLettersReplayedAtOnceMax = 100
export const deadLettersPurgedAtOnceMax = 1_000

/** They are counted as they come. */
const deadLetterId = z.string().check(z.regex(/^\d{1,15}$/, { error: 'must be the number of a dead letter' }))
const idInput = z.object({ id: deadLetterId })

function idsOf(max: number) {
  return z.array(deadLetterId).check(z.minLength(1, { error: 'must name at least one dead letter' }), z.maxLength(max))
}

/** A message that could not be read or placed, and why. */
export const deadLetter = z.object({
  id: deadLetterId,
  receivedAt: instant,
  /** The device that sent it, as far as it is known. */
  clientId: z.string(),
  topic: z.string(),
  reason: z.string(),
  /** Bytes that are stored of it. */
  size: z.int(),
})
export type DeadLetter = z.infer<typeof deadLetter>

/** With what was sent. */
export const wholeDeadLetter = z.extend(deadLetter, {
  /** Read as UTF-8. */
  text: z.string(),
  /** Byte for byte. */
  payloadBase64: z.string(),
})
export type WholeDeadLetter = z.infer<typeof wholeDeadLetter>

export const deadLetterFilter = z.object({
  /** Of the device, from its beginning. */
  clientId: z.optional(text(100)),
  /** A part of it. */
  reason: z.optional(text(100)),
  startTs: z.optional(instantInput),
  endTs: z.optional(instantInput),
})
export type DeadLetterFilter = z.output<typeof deadLetterFilter>

/** What became of a dead letter that was tried again; only one that is refused again stays among them. */
export const replayOutcome = z.enum(['stored', 'repeat', 'refused', 'gone'])
const replayed = z.object({
  id: deadLetterId,
  outcome: replayOutcome,
  /** Why it was refused again. */
  reason: z.nullable(z.string()),
})
export type Replayed = z.infer<typeof replayed>

/** Why a dead letter is not there: its device had more in a minute than are stored, or there were more than are held. */
export const deadLetterLossReason = z.enum(['device-budget', 'too-many'])
export type DeadLetterLossReason = z.infer<typeof deadLetterLossReason>

/** How many are stored, and how many were not, or were dropped for newer ones, in the time for which they are held. */
const deadLetterCounts = z.object({
  storedCnt: z.int(),
  oldestAt: z.nullable(instant),
  lossCnt: z.int(),
  losses: z.array(z.object({ reason: deadLetterLossReason, count: z.int(), lastAt: instant })),
})
export type DeadLetterCounts = z.infer<typeof deadLetterCounts>

const read = { permission: 'organization' } as const
const write = { permission: 'organization.write' } as const

/** For LIFTWATCH's ADMINs alone: devices send what concerns every organisation. */
export const deadLetters = {
  /** The newest first. */
  page: endpoint('deadLetters.page', {
    method: 'GET',
    path: '/api/dead-letter/page',
    access: read,
    input: z.extend(deadLetterFilter, pageInput.shape),
    answer: pageOf(deadLetter),
  }),
  counts: endpoint('deadLetters.counts', {
    method: 'GET',
    path: '/api/dead-letter/counts',
    access: read,
    input: z.object({}),
    answer: deadLetterCounts,
  }),
  detail: endpoint('deadLetters.detail', {
    method: 'GET',
    path: '/api/dead-letter/{id}',
    access: read,
    input: idInput,
    answer: wholeDeadLetter,
    errors: ['not-found'],
  }),
  /** Tries messages again as if they came now, though they are of the time at which they came first. Answers what became of each. */
  replay: endpoint('deadLetters.replay', {
    method: 'POST',
    path: '/api/dead-letter/replay',
    access: write,
    input: z.object({ ids: idsOf(deadLettersReplayedAtOnceMax) }),
    answer: z.array(replayed),
    isAudited: true,
  }),
  /** Deletes them for good. Those that are gone already are left out of the count. */
  purge: endpoint('deadLetters.purge', {
    method: 'PUT',
    path: '/api/dead-letter/purge',
    access: write,
    input: z.object({ ids: idsOf(deadLettersPurgedAtOnceMax) }),
    answer: changedCount,
    isAudited: true,
  }),
}
