import { z } from 'zod/mini'
import { endpoint } from '../endpoint'
import { instant } from '../input'

/** Entries of the audit trail that one call checks at most: some tenths of a second. */
export const verifiedAtOnceMax = 10_000

/** The number of an entry in the chain, from 1. */
const number = z.int()
const numberInput = z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))
/** SHA-256 in hexadecimal: of the entry and of the seal before it. */
export const sealText = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'must be 64 hexadecimal digits' }))

/**
 * What is wrong with the first entry that does not follow from the one before: it was changed, one or several are missing, it does not
 * belong there, or belongs elsewhere.
 */
export const chainBreakKind = z.enum(['changed', 'missing', 'inserted', 'reordered'])
export type ChainBreakKind = z.infer<typeof chainBreakKind>

const chainBreak = z.object({
  kind: chainBreakKind,
  number,
  /** The last of those that are missing; else the same number. */
  toNumber: number,
  /** Of the entry; of the one that follows, where it is missing itself, and null where none does. */
  at: z.nullable(instant),
  action: z.nullable(z.string()),
})
export type ChainBreak = z.infer<typeof chainBreak>

const link = z.object({ number, seal: sealText, at: instant })

/** A part of the chain, checked. */
const verifiedPart = z.object({
  checkedCnt: z.int(),
  first: z.nullable(link),
  /** The last that was found intact: the next part is asked for by its number and seal. */
  last: z.nullable(link),
  /** Whether nothing comes after it. */
  isEnd: z.boolean(),
  broken: z.nullable(chainBreak),
  /** Up to where entries were forgotten because they are older than is held, as an entry of the chain says. */
  forgotten: z.nullable(z.object({ number, seal: sealText, lastAt: z.nullable(instant) })),
  /** Entries that are too new to have a seal. */
  unsealedCnt: z.int(),
})
export type VerifiedPart = z.infer<typeof verifiedPart>

/** Checks the entries after a number, for LIFTWATCH alone: the chain is one of all organisations. */
export const verifyAudit = endpoint('audit.verify', {
  method: 'GET',
  path: '/api/audit/verify',
  access: { permission: 'user-management' },
  input: z.object({
    after: z._default(numberInput, 0),
    /** The seal that the entry `after` was found to have; without it, the stored one. */
    seal: z.optional(sealText),
    size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(verifiedAtOnceMax)), verifiedAtOnceMax),
  }),
  answer: verifiedPart,
  isExpensive: true,
})
