import { mailTriedForMs } from '@liftwatch/core/domain/mails'
import { dayMs } from '@liftwatch/core/limits'
import { z } from 'zod'

/** Seven years. */
const auditMonths = 84
/** The database itself lets nothing go that is younger than a year. */
const auditMonthsMin = 12
const monthsMax = 1_200
const deadLetterDays = 90
const deadLettersMax = 100_000
const mailDays = 30
/** For so long they are tried, and a day more. */
const mailDaysMin = mailTriedForMs / dayMs + 1
const daysMax = 36_500

/** How long the server holds what it stores beside alarms. */
export const retentionSettings = {
  /** How long entries of the audit trail are held, in months. */
  LIFTWATCH_KEEP_AUDIT_MONTHS: z.coerce
    .number()
    .int()
    .min(auditMonthsMin, { error: `must be at least ${auditMonthsMin}: no younger entry can be deleted` })
    .max(monthsMax)
    .default(auditMonths),
  /** How long dead letters are held, and how many at most: the newest. */
  LIFTWATCH_KEEP_DEAD_LETTERS_DAYS: z.coerce.number().int().min(1).max(daysMax).default(deadLetterDays),
  LIFTWATCH_KEEP_DEAD_LETTERS_MAX: z.coerce.number().int().min(1).max(10_000_000).default(deadLettersMax),
  /** How long mails are held: from when they were sent, or written where they could not be sent. */
  LIFTWATCH_KEEP_MAILS_DAYS: z.coerce
    .number()
    .int()
    .min(mailDaysMin, { error: `must be at least ${mailDaysMin}: so long it is tried to send them` })
    .max(daysMax)
    .default(mailDays),
}

export interface Retention {
  readonly auditMonths: number
  readonly deadLettersMs: number
  readonly deadLettersMax: number
  readonly mailsMs: number
}

export function retentionOf(value: z.output<z.ZodObject<typeof retentionSettings>>): Retention {
  return {
    auditMonths: value.LIFTWATCH_KEEP_AUDIT_MONTHS,
    deadLettersMs: value.LIFTWATCH_KEEP_DEAD_LETTERS_DAYS * dayMs,
    deadLettersMax: value.LIFTWATCH_KEEP_DEAD_LETTERS_MAX,
    mailsMs: value.LIFTWATCH_KEEP_MAILS_DAYS * dayMs,
  }
}
