import { Option } from 'commander'
import { z } from 'zod'

/** How data may be written; a command that never finishes cannot write a document. */
export const outputFormat = z.enum(['table', 'wide', 'json', 'jsonl', 'yaml', 'csv'])
export type OutputFormat = z.infer<typeof outputFormat>

/** A whole list may be a spreadsheet as well. */
export const listFormat = z.enum([...outputFormat.options, 'xlsx'])

export const lineFormat = outputFormat.exclude(['wide', 'json', 'yaml'])
export type LineFormat = z.infer<typeof lineFormat>

/** What is no list, nor one thing with its facts, is for people, or a document. */
export const documentFormat = outputFormat.extract(['table', 'json', 'yaml'])

/** What came as JSON stays a document. */
export const plainDocumentFormat = outputFormat.extract(['json', 'yaml'])

export type Formats =
  typeof outputFormat | typeof listFormat | typeof lineFormat | typeof documentFormat | typeof plainDocumentFormat

/** `-o`, with the formats that a command has; the first is its default. */
export function outputOption(format: Formats = outputFormat): Option {
  return new Option('-o, --output <format>', 'how to write the data').choices(format.options).default(format.options[0])
}

export function failIfEmptyOption(): Option {
  return new Option('--fail-if-empty', 'exit code 9 where nothing matches')
}
