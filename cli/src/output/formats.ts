import { Option } from 'commander'
import { z } from 'zod'

/** How data may be written; a command that never finishes cannot write a JSON document. */
export const outputFormat = z.enum(['table', 'json', 'jsonl', 'csv'])
export type OutputFormat = z.infer<typeof outputFormat>

export const lineFormat = outputFormat.exclude(['json'])
export type LineFormat = z.infer<typeof lineFormat>

/** `-o`, with the formats that a command has; the first is its default. */
export function outputOption(format: typeof outputFormat | typeof lineFormat = outputFormat): Option {
  return new Option('-o, --output <format>', 'how to write the data').choices(format.options).default(format.options[0])
}
