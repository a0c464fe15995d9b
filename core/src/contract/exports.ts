import { z } from 'zod/mini'
import { severalOf, text } from './input'
import { timeZoneInput } from './time-zone'

/** What people open, what other programs read, and the rows as the list's own call answers them, a line each. */
export const exportFormat = z.enum(['xlsx', 'csv', 'jsonl'])
export type ExportFormat = z.infer<typeof exportFormat>

const yesOrNo = z.enum(['true', 'false'])

/** The options of every export besides its list's filters. */
export const exportInput = z.object({
  format: z._default(exportFormat, 'xlsx'),
  /** Of the headings and the words for states. */
  language: z._default(z.enum(['en', 'zh']), 'en'),
  /** Keys of the table's columns, in the order wanted; without any, the ones that the caller has chosen. */
  columns: z.optional(severalOf(text(60).check(z.minLength(1)))),
  /** The zone of the times; the estate's, unless another is named. */
  timeZone: z.optional(timeZoneInput),
  /** CSV: headings as people read them, or the columns' keys. */
  headings: z._default(z.enum(['words', 'keys']), 'words'),
  /** CSV: times as a spreadsheet reads them; or ISO 8601 with offset, and durations in milliseconds. */
  times: z._default(z.enum(['clock', 'iso']), 'clock'),
  /** CSV: what is between values. */
  delimiter: z._default(
    z
      .string()
      .check(z.regex(/^[^"\r\n\p{Surrogate}]$/u, { error: 'must be one character, and no quote or end of line' })),
    ',',
  ),
  /** CSV: whether the file begins with the mark by which a spreadsheet knows UTF-8. */
  byteOrderMark: z._default(yesOrNo, 'true'),
})

/** Says how many rows a file has, before it begins. */
export const rowCountHeader = 'liftwatch-rows'
