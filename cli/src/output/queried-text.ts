import { documentText } from './document'
import { printable, printableJson } from './printable'

/** What was asked for without a format is for shells: a text is bare, and each of a list has its line. */
function bareText(value: unknown): string {
  if (value === null) return ''
  const items = Array.isArray(value) ? value : [value]
  return items.map(item => `${typeof item === 'string' ? printable(item) : printableJson(item)}\n`).join('')
}

/** What a query has found, in a format that was asked for, or else as shells read it. */
export async function queriedText(format: 'table' | 'json' | 'yaml' | 'jsonl', found: unknown): Promise<string> {
  if (format === 'json' || format === 'yaml') return documentText(format, found)
  return format === 'table' ? bareText(found) : `${printableJson(found)}\n`
}
