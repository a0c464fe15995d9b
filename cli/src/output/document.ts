import { printableJson } from './printable'

/** A document in JSON: nothing in it steers a terminal. */
export function jsonText(value: unknown): string {
  return `${printableJson(value, 2)}\n`
}

/** A whole document. What writes YAML is a fifth of what a command would load: only who asks for YAML waits for it. */
export async function documentText(format: 'json' | 'yaml', value: unknown): Promise<string> {
  return format === 'json' ? jsonText(value) : (await import('./yaml-text')).yamlText(value)
}
