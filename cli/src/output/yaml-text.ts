import { stringify } from 'yaml'
import { spelledOut } from './printable'

/** A document in YAML: nothing in it steers a terminal, and it means what it says. */
export function yamlText(value: unknown): string {
  return spelledOut(stringify(value, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 }))
}
