import { z } from 'zod'
import type { Output } from '../output/output-flags'
import type { ExportFormat } from './format'

export const headings = z.enum(['keys', 'words'])
export const times = z.enum(['iso', 'clock'])

/** What a file is to have. */
export interface FileOptions {
  /** What the call takes besides: filters, order, period. */
  readonly list: object
  readonly format: ExportFormat
  /** Keys of the table's columns, or names of the fields of JSON and YAML. */
  readonly columns: readonly string[]
  /** As the contract has it; for CSV alone. */
  readonly csv?: {
    readonly headings: z.infer<typeof headings>
    readonly times: z.infer<typeof times>
    readonly delimiter: string
    readonly byteOrderMark: 'true' | 'false'
  }
  readonly failIfEmpty: boolean
}

/** CSV as programs read it: names that never change, codes, ISO 8601. */
export function csvForPrograms({ delimiter = ',', bom = false }: Pick<Output, 'delimiter' | 'bom'> = {}) {
  return { headings: 'keys', times: 'iso', delimiter, byteOrderMark: bom ? 'true' : 'false' } as const
}
