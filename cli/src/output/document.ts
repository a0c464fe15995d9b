import { stringify } from 'yaml'
import { printableJson, spelledOut } from './printable'

/** A whole document: nothing in it steers a terminal, and it means what it says. */
export function documentText(format: 'json' | 'yaml', value: unknown): string {
  if (format === 'json') return `${printableJson(value, 2)}\n`
  return spelledOut(stringify(value, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 }))
}
