import { z } from 'zod/mini'
import { severalOf, text } from './input'

export const exportFormat = z.enum(['xlsx', 'csv'])
export type ExportFormat = z.infer<typeof exportFormat>

/** What every export may be told besides its list's filters. */
export const exportInput = z.object({
  format: z._default(exportFormat, 'xlsx'),
  /** Of the headings and the words for states. */
  language: z._default(z.enum(['en', 'zh']), 'en'),
  /** Keys of the table's columns, in the order wanted; without any, the ones that the caller has chosen. */
  columns: z.optional(severalOf(text(60).check(z.minLength(1)))),
})
