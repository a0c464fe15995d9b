import { extname } from 'node:path'
import { z } from 'zod'

/** What a file may be: those that the server writes, and documents made of its rows. */
export const exportFormat = z.enum(['csv', 'xlsx', 'jsonl', 'json', 'yaml'])
export type ExportFormat = z.infer<typeof exportFormat>

/** The format that was asked for, else what the file's name ends in, else CSV. */
export function formatOf(asked: ExportFormat | undefined, out: string | undefined): ExportFormat {
  const ending = extname(out ?? '').slice(1)
  return asked ?? exportFormat.safeParse(ending === 'yml' ? 'yaml' : ending).data ?? 'csv'
}
